import { useRef } from "react";
import type { CryptCard } from "../../../domain/card/card";
import type { DeckChange } from "../../../domain/deck/change";
import { fixChange, fixedCards } from "../../../domain/deck/legality/fix";
import { fixAllOf } from "../../../domain/deck/legality/fix-all";
import { namesakesAmong, problemsOf } from "../../../domain/deck/legality/judge";
import type { JudgedDeck } from "../../../domain/deck/legality/judged-deck";
import { formatDay } from "../../../i18n/day";
import { useTranslation } from "../../../i18n/translation";
import { LabelledInput } from "../../../ui/form/labelled-input";
import { Select } from "../../../ui/form/select";
import { RuleList } from "../../../ui/legality/rule-list";
import { formatName, verdictLine } from "../../../ui/legality/verdict-line";
import { useAnnounce } from "../../../ui/live-region";
import { useKnownNames } from "../shared/use-known-names";
import styles from "./deck-legality.module.css";
import { FixButton } from "./fix-button";
import { RuleFixes } from "./rule-fixes";
import type { RunFix } from "./run-fix";
import type { Judged, JudgedOptions } from "./use-judged";

interface LegalityPanelProps extends JudgedOptions {
  readonly judged: Judged;
  readonly crypt: readonly CryptCard[];
  readonly onChange: ((change: DeckChange) => void) | undefined;
  readonly onFixed: () => void;
}

/** Format, day, and all rules with the repairs of those that do not hold. */
export function LegalityPanel({
  deck,
  find,
  catalogue,
  judged,
  crypt,
  onChange,
  onFixed,
}: LegalityPanelProps) {
  const { t } = useTranslation();
  const names = useKnownNames(find, catalogue);
  const announce = useAnnounce();
  const { format, verdicts, day, today } = judged;
  const repaired = useRef<JudgedDeck>(undefined);
  const namesakes = namesakesAmong(crypt);
  const run: RunFix | undefined =
    onChange &&
    ((fix, aside) => {
      // Pressed once more before the next judgement, it would be applied twice.
      if (repaired.current === judged.judged) return;
      repaired.current = judged.judged;
      onChange(fixChange(fix, deck.cards, aside));
      const problems = problemsOf(judged.judgeCards(fixedCards(fix, deck.cards))).length;
      announce(t("legality.fixed", { verdict: verdictLine(t, { format, day, problems }, today) }));
      onFixed();
    });
  const all = run && fixAllOf(judged.judged, verdicts, namesakes);
  return (
    <div className={styles.panel}>
      <Choice judged={judged} />
      {all && run && <FixButton fix={all} isAll judged={judged} names={names} onRun={run} />}
      <RuleList
        verdicts={verdicts}
        format={format}
        names={names}
        below={
          run && ((verdict) => <RuleFixes {...{ deck, verdict, judged, namesakes, names }} onRun={run} />)
        }
      />
      <p className={styles.note}>
        {t("legality.any-number")}{" "}
        {format.source && (
          <a href={format.source.url} rel="noreferrer" target="_blank">
            {t("legality.source", { day: formatDay(t, format.source.checked) })}
          </a>
        )}
      </p>
    </div>
  );
}

function Choice({ judged: { formats, format, day, choose } }: { readonly judged: Judged }) {
  const { t } = useTranslation();
  return (
    <div className={styles.choice}>
      <div className={styles.field}>
        <span aria-hidden="true">{t("legality.format")}</span>
        <Select
          label={t("legality.format")}
          value={format.id}
          options={formats.map((one) => ({ value: one.id, label: formatName(t, one) }))}
          onChange={(id) => choose(id, day)}
        />
      </div>
      <LabelledInput
        label={t("legality.day")}
        type="date"
        value={day}
        onChange={({ target }) => choose(format.id, target.value)}
      />
    </div>
  );
}
