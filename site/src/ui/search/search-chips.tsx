import type { Chip as Part } from "../../domain/search/filter";
import type { Phrase } from "../../domain/search/phrase";
import { useTranslation } from "../../i18n/translation";
import { Button } from "../button";
import { Chip } from "../chip";
import { useDocumentSubject } from "../document-subject";
import { joinedByOr } from "./format-problem";
import { useSaveSearch } from "./save-search";
import styles from "./toolbar.module.css";

interface SearchChipsProps<Criteria> {
  readonly parts: readonly Part<Criteria>[];
  readonly format: (phrase: Phrase) => string;
  readonly onReplace: (criteria: Criteria) => void;
  readonly onClear: () => void;
}

/** The search as chips, each with a remove button. */
export function SearchChips<Criteria>({ parts, format, onReplace, onClear }: SearchChipsProps<Criteria>) {
  const { t } = useTranslation();
  useDocumentSubject(parts.map(({ phrase }) => format(phrase)).join(", "));
  const save = useSaveSearch();
  if (parts.length === 0) return null;
  /** A typed filter keeps its chip while it changes; several chips of one filter have distinct keys. */
  const keyOf = ({ key, params }: Phrase) =>
    parts.filter((part) => part.phrase.key === key).length === 1
      ? key
      : `${key} ${Object.values(params).join(" ")}`;
  return (
    <ul className={styles.words} aria-label={t("search.words")}>
      {parts.map(({ phrase, without }, index) => {
        const text = format(phrase);
        const before = parts[index - 1]?.phrase;
        return (
          <li key={keyOf(phrase)} className={styles.word}>
            {before && joinedByOr(before, phrase) && <span className={styles.or}>{t("search.or")}</span>}
            <Chip
              text={text}
              removeLabel={t("search.remove", { what: text })}
              onRemove={() => onReplace(without)}
            />
          </li>
        );
      })}
      <li>
        <Button variant="ghost" onClick={onClear}>
          {t("search.clear")}
        </Button>
      </li>
      {save && (
        <li>
          <Button variant="ghost" onClick={save}>
            {t("search.save")}
          </Button>
        </li>
      )}
    </ul>
  );
}
