import type { ReactNode } from "react";
import type { DeckFormat } from "../../domain/deck/legality/deck-format";
import type { Verdict } from "../../domain/deck/legality/judge";
import { useTranslation } from "../../i18n/translation";
import { BlamedCards } from "./blamed-cards";
import type { KnownNames } from "./known-names";
import styles from "./legality.module.css";
import { StateMark } from "./state-mark";
import { ruleText } from "./verdict-line";

interface RuleListProps {
  readonly verdicts: readonly Verdict[];
  readonly format: DeckFormat;
  readonly names: KnownNames;
  /** Shown below a rule that does not hold. */
  readonly below?: ((verdict: Verdict) => ReactNode) | undefined;
}

/** The rules of a format, those that do not hold first, with the cards to blame (docs/rules/legality.md §3). */
export function RuleList({ verdicts, format, names, below }: RuleListProps) {
  const { t } = useTranslation();
  const holds = ({ state }: Verdict) => state === "ok";
  return (
    <ul className={styles.rules}>
      {[...verdicts.filter((verdict) => !holds(verdict)), ...verdicts.filter(holds)].map((verdict) => (
        <li key={verdict.rule} className={styles.rule}>
          <StateMark state={verdict.state} />
          <div className={styles.says}>
            <p>
              {ruleText(t, verdict.rule, format)} <Off off={verdict.off} />
            </p>
            {verdict.cards.length > 0 && <BlamedCards verdict={verdict} names={names} />}
            {!holds(verdict) && below?.(verdict)}
          </div>
        </li>
      ))}
    </ul>
  );
}

/** How many copies a size is off. */
function Off({ off }: { readonly off: number }) {
  const { t } = useTranslation();
  if (off === 0) return null;
  const count = Math.abs(off);
  return (
    <strong className={styles.off}>{t(off < 0 ? "legality.missing" : "legality.too-many", { count })}</strong>
  );
}
