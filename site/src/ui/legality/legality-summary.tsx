import { type ReactNode, useMemo } from "react";
import type { DeckCards } from "../../domain/deck/deck";
import { deckFormats } from "../../domain/deck/legality/deck-format";
import { judge, problemsOf, type Verdict } from "../../domain/deck/legality/judge";
import { judgedCards } from "../../domain/deck/legality/judged-card";
import { judgedDeck } from "../../domain/deck/legality/judged-deck";
import { useTranslation } from "../../i18n/translation";
import { today } from "../today";
import type { KnownNames } from "./known-names";
import styles from "./legality.module.css";
import { RuleList } from "./rule-list";
import { StateMark } from "./state-mark";
import { verdictLine } from "./verdict-line";

interface LegalitySummaryProps {
  readonly cards: DeckCards;
  readonly names: KnownNames;
  /** "2026-01-31"; today if it is left out. */
  readonly day?: string | undefined;
  /** Shown below a rule that does not hold. */
  readonly below?: ((verdict: Verdict) => ReactNode) | undefined;
}

/** Whether cards may be played in Standard, and the rules that do not hold; read-only. */
export function LegalitySummary({ cards, names, day = today(), below }: LegalitySummaryProps) {
  const { t } = useTranslation();
  const { find, catalogue } = names;
  const format = useMemo(
    () => deckFormats(catalogue, undefined).find(({ id }) => id === "standard"),
    [catalogue],
  );
  const findJudged = useMemo(() => judgedCards(find), [find]);
  const problems = useMemo(
    () => (format ? problemsOf(judge(judgedDeck(cards, findJudged), format, day)) : []),
    [cards, findJudged, format, day],
  );
  if (format === undefined) return null;
  return (
    <div className={styles.summary}>
      <p className={styles.verdict}>
        <StateMark state={problems[0]?.state ?? "ok"} iconOnly />
        {verdictLine(t, { format, day, problems: problems.length }, today())}
      </p>
      {problems.length > 0 && <RuleList verdicts={problems} format={format} names={names} below={below} />}
    </div>
  );
}
