import type { DeckFacts } from "../../../../domain/deck/facts/deck-facts";
import { distinctDraw } from "../../../../domain/deck/facts/distinct-draw";
import { shownDistinctPercent, showsDistinctDraw } from "../../../../domain/deck/facts/shown-chance";
import { formatPercent } from "../../../../i18n/number";
import { useTranslation } from "../../../../i18n/translation";
import { DisciplineBadge } from "../../../../ui/card/discipline-badge";
import { disciplineLabel } from "../../../../ui/card/discipline-strip";
import { gameTerm } from "../../../../ui/card/game-term";
import { FactList } from "./fact-list";
import styles from "./facts.module.css";

interface CryptDetailsProps {
  readonly facts: DeckFacts;
  /** Of each vampire. */
  readonly copies: readonly number[];
}

/** Capacities, the odds of the first draw, and the disciplines of a crypt. */
export function CryptDetails({ facts, copies }: CryptDetailsProps) {
  const { t, language } = useTranslation();
  const { capacity, clan, sect } = facts;
  const distinct = copies.length > 0 && showsDistinctDraw(copies.length) ? distinctDraw(copies) : [];
  const shown = distinct.flatMap((chance, different) => {
    const percent = shownDistinctPercent(chance);
    return percent === undefined ? [] : [`${different}: ${formatPercent(percent, language)}`];
  });
  return (
    <div className={styles.details}>
      <FactList
        facts={[
          [t("deck.capacity-range"), `${capacity.lowest}–${capacity.highest}`],
          ...(shown.length > 0 ? [[t("deck.distinct"), shown.join(" · ")] as const] : []),
          ...(clan ? [[t("deck.main-clan"), gameTerm(t, "path", clan)] as const] : []),
          ...(sect ? [[t("deck.main-sect"), sect] as const] : []),
        ]}
      />
      <ul className={styles.badges} aria-label={t("deck.crypt-disciplines")}>
        {facts.disciplines.map(({ code, inferior, superior, copies: all }) => (
          <li key={code} className={facts.keyDisciplines.includes(code) ? styles.key : undefined}>
            <DisciplineBadge
              code={code}
              level={superior > 0 ? 2 : 1}
              label={disciplineLabel(t, code)}
              size="inline"
            />
            <span title={t("deck.levels", { inferior, superior })}>
              {all}
              <span className="visually-hidden">, {t("deck.levels", { inferior, superior })}</span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
