import { type ReactNode, type RefObject, useEffect } from "react";
import type { Suggestion } from "../../domain/query/suggest";
import { useTranslation } from "../../i18n/translation";
import { Button } from "../button";
import combobox from "../form/combobox.module.css";
import { Popup } from "../form/popup";
import styles from "./query-line.module.css";

/** Marks that are hard to reach on the keyboard of a phone. */
const MARKS = [":", "<=", ">=", "-", '"', " or "];

interface SuggestionListProps {
  readonly id: string;
  readonly field: RefObject<HTMLInputElement | null>;
  readonly suggestions: readonly Suggestion[];
  readonly active: number;
  readonly onPoint: (place: number) => void;
  readonly onPick: (suggestion: Suggestion) => void;
  readonly onInsert: (mark: string) => void;
  readonly onHelp: () => void;
  /** Stands below the suggestions, so that these do not move. */
  readonly children: ReactNode;
}

/** What the unit under the caret may become, with the number of results. */
export function SuggestionList(props: SuggestionListProps) {
  const { id, field, suggestions, active, onPoint, onPick, onInsert, onHelp, children } = props;
  const { t } = useTranslation();
  const activeId = `${id}-${active}`;
  useEffect(() => {
    if (active >= 0) document.getElementById(activeId)?.scrollIntoView({ block: "nearest" });
  }, [active, activeId]);
  return (
    <Popup field={field} maxHeight={360}>
      <div className={styles.marks}>
        {MARKS.map((mark) => (
          <button
            key={mark}
            type="button"
            tabIndex={-1}
            aria-label={t("query.insert", { mark: mark.trim() })}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onInsert(mark)}
          >
            {mark.trim()}
          </button>
        ))}
      </div>
      <div id={`${id}-list`} role="listbox" aria-label={t("query.suggestions")} className={combobox.list}>
        {suggestions.map((suggestion, place) => (
          // biome-ignore lint/a11y/useFocusableInteractive: referenced by aria-activedescendant of the text field
          // biome-ignore lint/a11y/useKeyWithClickEvents: the text field handles the keys
          <div
            key={suggestion.text}
            id={`${id}-${place}`}
            role="option"
            className={suggestion.count === 0 ? `${combobox.option} ${styles.none}` : combobox.option}
            aria-selected={place === active}
            data-active={place === active}
            onPointerDown={(event) => event.preventDefault()}
            onPointerMove={() => onPoint(place)}
            onClick={() => onPick(suggestion)}
          >
            <code>{suggestion.text}</code>
            <span className={styles.count}>
              {suggestion.count === undefined
                ? keywordHint(t, suggestion.text)
                : t("query.count", { count: suggestion.count })}
            </span>
          </div>
        ))}
      </div>
      {children}
      <p className={styles.foot}>
        <Button
          variant="ghost"
          tabIndex={-1}
          onPointerDown={(event) => event.preventDefault()}
          onClick={onHelp}
        >
          {t("query.help")}
        </Button>
      </p>
    </Popup>
  );
}

type Translate = ReturnType<typeof useTranslation>["t"];

/** What a keyword stands for. */
function keywordHint(t: Translate, unit: string): string {
  const key = `query.keyword.${unit.replace(":", "")}`;
  return t.knows(key) ? t(key) : "";
}
