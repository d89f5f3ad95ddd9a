import { memo, useState } from "react";
import type { CapacityRow, CapacityValue } from "../../../domain/search/crypt/capacity";
import { useTranslation } from "../../../i18n/translation";
import { FieldRow } from "../../../ui/form/field-row";
import { LogicButton } from "../../../ui/form/logic-button";
import { Select } from "../../../ui/form/select";
import { SquareButton } from "../../../ui/form/square-button";
import styles from "../../../ui/search/filters.module.css";
import { comparisonOptions, numberOptions } from "./number-options";

const LOWEST = 1;
const HIGHEST = 11;

interface CapacityFieldProps {
  readonly value: CapacityValue;
  readonly onChange: (value: CapacityValue) => void;
}

/** Bounds of the capacity, one per row; a row without a number is ignored. */
export const CapacityField = memo(function CapacityField({ value, onChange }: CapacityFieldProps) {
  const { t } = useTranslation();
  const { rows, logic } = value;
  const [adding, setAdding] = useState(false);
  const put = (next: readonly CapacityRow[]) => {
    setAdding(false);
    onChange({ rows: next, logic: next.length > 0 ? logic : "or" });
  };
  const fields: readonly (CapacityRow | undefined)[] =
    rows.length === 0 || adding ? [...rows, undefined] : rows;

  return (
    <FieldRow label={t("search.capacity")}>
      {fields.map((row, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows are identified by index; two may be equal
        <div key={index} className={`${styles.line} ${styles.bound}`}>
          {index === 0 && rows.length > 0 && (
            <LogicButton
              logic={logic}
              offered={["or", "not"]}
              label={t(`search.logic.${logic}`)}
              onChange={(next) => onChange({ rows, logic: next === "not" ? "not" : "or" })}
            />
          )}
          <Bound
            row={row}
            onChange={(next) => put(row ? rows.with(index, next) : [...rows, next])}
            onClear={() => put(rows.filter((other) => other !== row))}
          />
          {index === 0 && rows.length > 0 && (
            <SquareButton label={t("search.add-capacity")} icon="+" onClick={() => setAdding(true)} />
          )}
          {index > 0 && (
            <SquareButton
              label={t("search.remove-row")}
              icon="×"
              onClick={() => put(rows.filter((other) => other !== row))}
            />
          )}
        </div>
      ))}
    </FieldRow>
  );
});

interface BoundProps {
  readonly row: CapacityRow | undefined;
  readonly onChange: (row: CapacityRow) => void;
  readonly onClear: () => void;
}

/** "At most" and a number. */
function Bound({ row, onChange, onClear }: BoundProps) {
  const { t } = useTranslation();
  /** Comparison of a row that has no number yet. */
  const [waiting, setWaiting] = useState<CapacityRow["moreless"]>("le");
  return (
    <>
      <Select
        label={t("search.comparison")}
        value={row?.moreless ?? waiting}
        options={comparisonOptions(t, ["le", "eq", "ge"])}
        onChange={(moreless) => (row ? onChange({ ...row, moreless }) : setWaiting(moreless))}
      />
      <Select
        label={t("search.capacity")}
        value={row ? String(row.capacity) : ""}
        options={numberOptions(t, LOWEST, HIGHEST)}
        onChange={(number) => {
          if (number === "") onClear();
          else onChange({ capacity: Number(number), moreless: row?.moreless ?? waiting });
        }}
      />
    </>
  );
}
