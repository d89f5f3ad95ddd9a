import { OPENING_CRYPT } from "../../../domain/deck/facts/crypt-facts";
import type { DeckFacts } from "../../../domain/deck/facts/deck-facts";
import { chanceToDraw, OPENING_HAND } from "../../../domain/deck/facts/draw-chance";
import { shownPercent, showsChances } from "../../../domain/deck/facts/shown-chance";
import { sayPercent } from "../../../i18n/percent";
import { useTranslation } from "../../../i18n/translation";
import styles from "./facts.module.css";

interface ChanceProps {
  readonly part: "crypt" | "library";
  readonly copies: number;
  readonly facts: DeckFacts;
}

/** More copies than this in the first hand are not told one by one. */
const TOLD = 4;

/** The chance that the first hand shows a card (docs/rules/decks.md §9.7); the odds of several copies are shown on demand. */
export function Chance({ part, copies, facts }: ChanceProps) {
  const { t, language } = useTranslation();
  const pool = facts[part];
  // Of a card that has just come the chances follow a moment later.
  if (copies <= 0 || copies > pool || !showsChances(facts.crypt, facts.library)) return null;
  const drawn = part === "crypt" ? OPENING_CRYPT : OPENING_HAND;
  const percent = (wanted: number) => shownPercent(chanceToDraw(wanted, { pool, drawn, copies }));
  const told = Array.from({ length: Math.min(copies, drawn, TOLD) }, (_, at) =>
    t("deck.chance-at-least", { wanted: at + 1, percent: percent(at + 1) }),
  );
  return (
    <details className={styles.chance}>
      <summary title={told.join("\n")} aria-label={told.join(", ")}>
        {sayPercent(percent(1), language)}
      </summary>
      <span className={styles.odds}>{told.join(" · ")}</span>
    </details>
  );
}
