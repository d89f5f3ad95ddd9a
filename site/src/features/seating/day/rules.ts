import type { Language } from "../../../domain/language";
import type { Day } from "../../../domain/seating/day/day";
import { nameOf } from "../../../domain/seating/day/day";
import type { Repeat } from "../../../domain/seating/day/repeats";
import { formatHundredths } from "../../../i18n/decimals";
import type { Translate } from "../../../i18n/translation";
import { joinRounds } from "./day-parts";

/** The nine rules by their index (docs/rules/seating.md §2). */
export const RULES = [0, 1, 2, 3, 4, 5, 6, 7, 8] as const;
type RuleIndex = (typeof RULES)[number];

const KEYS = [
  "seating-day.rule-prey",
  "seating-day.rule-every-round",
  "seating-day.rule-points",
  "seating-day.rule-table",
  "seating-day.rule-fifth",
  "seating-day.rule-position",
  "seating-day.rule-seat",
  "seating-day.rule-transfers",
  "seating-day.rule-group",
] as const;

/** What a rule counts, in plain words. */
export const ruleKey = (rule: RuleIndex) => KEYS[rule];

/** R3 and R8 are standard deviations, the others count. */
export function formatFigure(rule: number, figure: number, language: Language): string {
  return rule === 2 || rule === 7 ? formatHundredths(figure, language) : String(figure);
}

const TIMES = { 3: "seating-day.third", 4: "seating-day.fourth" } as const;

/** "Anna and Ben meet for the second time (rounds 1, 3)". */
export function formatRepeat(t: Translate, day: Day, repeat: Repeat): string {
  const [one = 0, other = 0] = repeat.players;
  const times = repeat.rounds.length;
  return t(`seating-day.repeat-${repeat.kind}`, {
    one: nameOf(day, one),
    other: nameOf(day, other),
    seat: (repeat.seat ?? 0) + 1,
    nth: t(times === 3 || times === 4 ? TIMES[times] : "seating-day.second"),
    rounds: joinRounds(repeat.rounds),
  });
}
