import { memo } from "react";
import type { TextValue } from "../../../domain/search/shared/text";
import { BLANK_ROW, type TextRow, type TextScope } from "../../../domain/search/shared/text-row";
import { useTranslation } from "../../../i18n/translation";
import { FieldBlock } from "../../../ui/form/field-row";
import form from "../../../ui/form/form.module.css";
import { LogicButton } from "../../../ui/form/logic-button";
import { SquareButton } from "../../../ui/form/square-button";
import { ToggleButton } from "../../../ui/form/toggle-button";
import styles from "../../../ui/search/filters.module.css";

interface TextFieldProps {
  readonly rows: TextValue;
  /** Explains that short texts are only searched on Enter. */
  readonly hint: string | undefined;
  readonly onChange: (rows: TextValue) => void;
}

/** Rows of words or patterns to search in names and texts, all of which must match. */
export const TextField = memo(function TextField({ rows, hint, onChange }: TextFieldProps) {
  const { t } = useTranslation();
  const shown = rows.length > 0 ? rows : [BLANK_ROW];
  const set = (index: number, change: Partial<TextRow>) =>
    onChange(shown.map((row, other) => (other === index ? { ...row, ...change } : row)));
  return (
    <FieldBlock label={t("search.text")}>
      {shown.map((row, index) => (
        <TextRowField
          // biome-ignore lint/suspicious/noArrayIndexKey: rows are identified by index; two may be equal
          key={index}
          row={row}
          number={index + 1}
          isSet={shown[0]?.value !== ""}
          onChange={(change) => set(index, change)}
          onAdd={index === 0 ? () => onChange([...shown, BLANK_ROW]) : undefined}
          onRemove={index > 0 ? () => onChange(shown.filter((_row, other) => other !== index)) : undefined}
        />
      ))}
      {hint !== undefined && <p className={styles.hint}>{hint}</p>}
    </FieldBlock>
  );
});

interface TextRowFieldProps {
  readonly row: TextRow;
  readonly number: number;
  readonly isSet: boolean;
  readonly onChange: (change: Partial<TextRow>) => void;
  readonly onAdd: (() => void) | undefined;
  readonly onRemove: (() => void) | undefined;
}

function TextRowField({ row, number, isSet, onChange, onAdd, onRemove }: TextRowFieldProps) {
  const { t } = useTranslation();
  const look = (wanted: TextScope) => onChange({ scope: row.scope === wanted ? "any" : wanted });
  return (
    <div className={styles.textRow}>
      <div className={styles.line}>
        {isSet && (
          <LogicButton
            logic={row.logic}
            offered={["and", "not"]}
            label={t(`search.logic.${row.logic}`)}
            onChange={(logic) => onChange({ logic: logic === "not" ? "not" : "and" })}
          />
        )}
        <input
          type="search"
          className={form.input}
          aria-label={t("search.text-row", { number })}
          placeholder={t("search.text-placeholder")}
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="search"
          value={row.value}
          onChange={(event) => onChange({ value: event.target.value })}
        />
        {isSet && onAdd && <SquareButton label={t("search.add-text")} icon="+" onClick={onAdd} />}
        {onRemove && (
          <SquareButton
            label={t("search.remove", { what: t("search.text-row", { number }) })}
            icon="×"
            onClick={onRemove}
          />
        )}
      </div>
      {row.value !== "" && (
        <div className={styles.line}>
          <ToggleButton
            pressed={row.scope === "name"}
            label={t("search.in-name")}
            onToggle={() => look("name")}
          >
            {t("search.in-name-short")}
          </ToggleButton>
          <ToggleButton
            pressed={row.scope === "text"}
            label={t("search.in-text")}
            onToggle={() => look("text")}
          >
            {t("search.in-text-short")}
          </ToggleButton>
          <ToggleButton
            pressed={row.regex}
            label={t("search.regex")}
            onToggle={() => onChange({ regex: !row.regex })}
          >
            {t("search.regex-short")}
          </ToggleButton>
        </div>
      )}
    </div>
  );
}
