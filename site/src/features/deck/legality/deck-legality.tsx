import { ChevronDown } from "lucide";
import { useId, useRef, useState } from "react";
import type { CryptCard } from "../../../domain/card/card";
import type { DeckChange } from "../../../domain/deck/change";
import { legality } from "../../../i18n/en/legality";
import { useTranslation } from "../../../i18n/translation";
import { loadOptionalStyles } from "../../../lazy/optional-styles";
import { Icon } from "../../../ui/icon";
import { StateMark } from "../../../ui/legality/state-mark";
import { verdictLine } from "../../../ui/legality/verdict-line";
import styles from "./deck-legality.module.css";
import { LegalityPanel } from "./legality-panel";
import { type Judged, type JudgedOptions, useJudged } from "./use-judged";

/** @public Loaded along with the component. */
export const messages = [legality];

/** @public Loaded along with the component. */
export const prepare = loadOptionalStyles;

interface DeckLegalityProps extends JudgedOptions {
  readonly crypt: readonly CryptCard[];
  /** undefined: the deck is read-only. */
  readonly onChange: ((change: DeckChange) => void) | undefined;
}

/** Whether a deck may be played, in a line; opened, rule by rule with repairs (docs/rules/legality.md §6). */
export function DeckLegality({ crypt, onChange, ...options }: DeckLegalityProps) {
  const { t } = useTranslation();
  const judged = useJudged(options);
  const [open, setOpen] = useState(false);
  const line = useRef<HTMLButtonElement>(null);
  const panel = useId();
  if (judged === undefined) return null;
  return (
    <section aria-label={t("legality.title")}>
      <button
        ref={line}
        type="button"
        className={styles.line}
        aria-expanded={open}
        aria-controls={panel}
        onClick={() => setOpen(!open)}
      >
        <Line judged={judged} />
        <Icon of={ChevronDown} size={16} />
      </button>
      <div id={panel} hidden={!open}>
        {open && (
          <LegalityPanel
            {...options}
            judged={judged}
            crypt={crypt}
            onChange={onChange}
            // The repair that was pressed is gone.
            onFixed={() => line.current?.focus()}
          />
        )}
      </div>
    </section>
  );
}

/** "Legal in Standard on 5 May 2010 · today 1 thing to fix" */
function Line({ judged }: { readonly judged: Judged }) {
  const { t } = useTranslation();
  const { day, today, problems, problemsToday, verdicts } = judged;
  const worst =
    verdicts.find(({ state }) => state === "broken") ?? verdicts.find(({ state }) => state !== "ok");
  const isOther = day !== today && problemsToday > 0 !== problems > 0;
  return (
    <span className={styles.text}>
      <StateMark state={worst?.state ?? "ok"} iconOnly />
      <span>
        {verdictLine(t, judged, today)}
        {isOther && (
          <span className={styles.today}>
            {" · "}
            {problemsToday === 0
              ? t("legality.today-legal")
              : t("legality.today-problems", { count: problemsToday })}
          </span>
        )}
      </span>
    </span>
  );
}
