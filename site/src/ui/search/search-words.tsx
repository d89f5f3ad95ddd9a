import type { Chip as Part } from "../../domain/search/filter";
import type { Phrase } from "../../domain/search/phrase";
import { useTranslation } from "../../i18n/translation";
import { Button } from "../button";
import { Chip } from "../chip";
import { useDocumentSubject } from "../document-subject";
import { joinedByOr } from "./say";
import styles from "./toolbar.module.css";

interface SearchWordsProps<Criteria> {
  readonly parts: readonly Part<Criteria>[];
  readonly say: (phrase: Phrase) => string;
  readonly onReplace: (criteria: Criteria) => void;
  readonly onClear: () => void;
}

/** What is searched, in plain words; each part goes away by a click. */
export function SearchWords<Criteria>({ parts, say, onReplace, onClear }: SearchWordsProps<Criteria>) {
  const { t } = useTranslation();
  useDocumentSubject(parts.map(({ phrase }) => say(phrase)).join(", "));
  if (parts.length === 0) return null;
  /** What is typed stays one chip from letter to letter; of several of a kind each is its own. */
  const keyOf = ({ key, params }: Phrase) =>
    parts.filter((part) => part.phrase.key === key).length === 1
      ? key
      : `${key} ${Object.values(params).join(" ")}`;
  return (
    <ul className={styles.words} aria-label={t("search.words")}>
      {parts.map(({ phrase, without }, at) => {
        const text = say(phrase);
        const before = parts[at - 1]?.phrase;
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
    </ul>
  );
}
