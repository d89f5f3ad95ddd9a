import { useMemo } from "react";
import type { CardKind } from "../../../domain/card/card";
import type { CriteriaByKind } from "../../../domain/search/criteria";
import { describe } from "../../../domain/search/describe";
import type { SetCatalogue } from "../../../generated/published";
import { useTranslation } from "../../../i18n/translation";
import { Button } from "../../../ui/button";
import { Chip } from "../../../ui/chip";
import { joinedByOr, sayPhrase } from "../say";
import styles from "./toolbar.module.css";

interface SearchWordsProps<Kind extends CardKind> {
  readonly kind: Kind;
  readonly criteria: CriteriaByKind[Kind];
  readonly catalogue: SetCatalogue;
  readonly onReplace: (criteria: CriteriaByKind[Kind]) => void;
  readonly onClear: () => void;
}

/** What is searched, in plain words; each part goes away by a click. */
export function SearchWords<Kind extends CardKind>({
  kind,
  criteria,
  catalogue,
  onReplace,
  onClear,
}: SearchWordsProps<Kind>) {
  const { t } = useTranslation();
  const chips = useMemo(() => describe(kind, criteria), [kind, criteria]);
  if (chips.length === 0) return null;
  return (
    <ul className={styles.words} aria-label={t("search.words")}>
      {chips.map(({ phrase, without }, at) => {
        const text = sayPhrase(t, phrase, catalogue);
        const before = chips[at - 1]?.phrase;
        return (
          <li key={`${phrase.key} ${Object.values(phrase.params).join(" ")}`} className={styles.word}>
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
