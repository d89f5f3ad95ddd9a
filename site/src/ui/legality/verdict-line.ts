import type { DeckFormat } from "../../domain/deck/legality/deck-format";
import type { RuleId } from "../../domain/deck/legality/rule";
import type { MessageKey } from "../../i18n/catalogue";
import { formatDay } from "../../i18n/day";
import type { Translate } from "../../i18n/translation";

/** A deck judged in a format on a day. */
export interface JudgedOn {
  readonly format: DeckFormat;
  /** "2026-01-31" */
  readonly day: string;
  /** Number of rules that do not hold. */
  readonly problems: number;
}

/** "Legal in Standard", "3 things to fix in V5 on 5 May 2026"; today is not named. */
export function verdictLine(t: Translate, { format, day, problems }: JudgedOn, today: string): string {
  const params = { format: formatName(t, format), day: formatDay(t, day), count: problems };
  if (problems === 0) return t(day === today ? "legality.legal" : "legality.legal-on", params);
  return t(day === today ? "legality.problems" : "legality.problems-on", params);
}

/** The name of a format, as published where it is the same in all languages. */
export function formatName(t: Translate, { id, name }: Pick<DeckFormat, "id" | "name">): string {
  const key = `legality.format-${id}`;
  return t.knows(key) ? t(key) : name;
}

/** What a rule asks in a format: "60 to 90 library cards". */
export function ruleText(t: Translate, rule: RuleId, format: DeckFormat): string {
  if (rule === "crypt-size") return t("legality.rule-crypt-size", { least: format.crypt });
  if (rule === "library-size") {
    return t("legality.rule-library-size", { least: format.library, most: format.libraryMax });
  }
  return t(RULE_TEXTS[rule](format));
}

const RULE_TEXTS: Readonly<
  Record<Exclude<RuleId, "crypt-size" | "library-size">, (format: DeckFormat) => MessageKey>
> = {
  groups: ({ consecutiveGroups }) =>
    consecutiveGroups ? "legality.rule-groups" : "legality.rule-groups-free",
  banned: () => "legality.rule-banned",
  "not-yet": () => "legality.rule-not-yet",
  testing: () => "legality.rule-testing",
  pool: ({ pool }) => (pool === undefined ? "legality.rule-pool-all" : "legality.rule-pool"),
  unknown: () => "legality.rule-unknown",
};
