import { useMemo } from "react";
import { dayBounds } from "../../../domain/seating/day/bounds";
import type { Day } from "../../../domain/seating/day/day";
import { seatingOf } from "../../../domain/seating/day/plan";
import { type Repeat, repeatsByRule } from "../../../domain/seating/day/repeats";
import { figuresOf } from "../../../domain/seating/figures";
import { useTranslation } from "../../../i18n/translation";
import { Panel } from "../../../ui/panel";
import styles from "./day.module.css";
import { formatFigure, formatRepeat, RULES, ruleKey } from "./rules";

/** Figures that differ by less are shown as equal. */
const ROUNDING = 0.005;

/** The nine figures in words, who is behind them, and what cannot be avoided. */
export function FiguresPanel({ day }: { readonly day: Day }) {
  const { t, language } = useTranslation();
  const { rounds, played } = day;
  const { figures, bounds, repeats } = useMemo(() => {
    const seating = seatingOf({ ...day, rounds });
    return {
      figures: figuresOf(seating),
      bounds: dayBounds(seating, played),
      repeats: repeatsByRule(seating),
    };
  }, [day, rounds, played]);
  const noteOf = (rule: number) => {
    const [figure, bound] = [figures[rule] ?? 0, bounds[rule] ?? 0];
    if (figure < ROUNDING) return "";
    if (figure - bound < ROUNDING) return t("seating-day.unavoidable");
    return bound < ROUNDING ? "" : t("seating-day.at-least", { bound: formatFigure(rule, bound, language) });
  };
  return (
    <Panel title={t("seating-day.figures")}>
      <p className={styles.note}>{t("seating-day.figures-hint")}</p>
      <ol className={styles.rules}>
        {RULES.map((rule) => (
          <li key={rule}>
            <div className={styles.rule}>
              <span>{t(ruleKey(rule))}</span>
              <strong>{formatFigure(rule, figures[rule] ?? 0, language)}</strong>
              <small>{noteOf(rule)}</small>
            </div>
            <RepeatList day={day} repeats={repeats[rule] ?? []} />
          </li>
        ))}
      </ol>
    </Panel>
  );
}

/** Those of rounds that are played can no longer be avoided. */
function RepeatList({ day, repeats }: { readonly day: Day; readonly repeats: readonly Repeat[] }) {
  const { t } = useTranslation();
  if (repeats.length === 0) return null;
  return (
    <details>
      <summary>{t("seating-day.who", { count: repeats.length })}</summary>
      <ul className={styles.repeats}>
        {repeats.map((repeat) => (
          <li key={`${repeat.kind} ${repeat.players} ${repeat.seat ?? ""}`}>
            {formatRepeat(t, day, repeat)}
            {(repeat.rounds[1] ?? day.played) < day.played && <small> {t("seating-day.happened")}</small>}
          </li>
        ))}
      </ul>
    </details>
  );
}
