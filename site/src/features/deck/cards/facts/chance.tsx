import { OPENING_CRYPT } from "../../../../domain/deck/facts/crypt-facts";
import type { DeckFacts } from "../../../../domain/deck/facts/deck-facts";
import { chanceToDraw, OPENING_HAND } from "../../../../domain/deck/facts/draw-chance";
import { shownPercent, showsChances } from "../../../../domain/deck/facts/shown-chance";
import { formatPercent } from "../../../../i18n/number";
import { useTranslation } from "../../../../i18n/translation";
import styles from "./facts.module.css";

interface ChanceProps {
  readonly part: "crypt" | "library";
  readonly copies: number;
  readonly facts: DeckFacts;
}

/** The odds of more copies in the first hand are not listed one by one. */
const MAX_LISTED = 4;

/** The chance that the first hand contains a card (docs/rules/decks.md §9.7), and on demand several copies of it. */
export function Chance({ part, copies, facts }: ChanceProps) {
  const { t, language } = useTranslation();
  const pool = facts[part];
  // The odds of a card that was just added follow a moment later.
  if (copies <= 0 || copies > pool || !showsChances(facts.crypt, facts.library)) return null;
  const drawn = part === "crypt" ? OPENING_CRYPT : OPENING_HAND;
  const percent = (wanted: number) => shownPercent(chanceToDraw(wanted, { pool, drawn, copies }));
  const odds = Array.from({ length: Math.min(copies, drawn, MAX_LISTED) }, (_, index) =>
    t("deck.chance-at-least", { wanted: index + 1, percent: percent(index + 1) }),
  );
  return (
    <details className={styles.chance}>
      <summary title={odds.join("\n")} aria-label={odds.join(", ")}>
        {formatPercent(percent(1), language)}
      </summary>
      <span className={styles.odds}>{odds.join(" · ")}</span>
    </details>
  );
}
