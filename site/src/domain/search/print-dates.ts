import type { PrintFacts } from "../../generated/published";
import { FAR_FUTURE } from "./limits";

/**
 * Days of each card that the set and precon filters compare; a far future day if there is none (docs/rules/search.md
 * §7.1).
 */
export interface PrintDates {
  /** Oldest and newest dated printing without promos. */
  readonly first: readonly string[];
  readonly last: readonly string[];
  readonly promoFirst: readonly string[];
  /** The same with promos. */
  readonly firstOfAll: readonly string[];
  readonly lastOfAll: readonly string[];
}

export function printDates(facts: PrintFacts): PrintDates {
  const day = (index: number | undefined): string =>
    (index === undefined ? undefined : facts.dates[index]) ?? "";
  const known = (date: string): string => date || FAR_FUTURE;
  const first = facts.first.map(day);
  const last = facts.last.map(day);
  const promoFirst = facts.promoFirst.map(day);
  const promoLast = facts.promoLast.map(day);
  return {
    first: first.map(known),
    last: last.map(known),
    promoFirst: promoFirst.map(known),
    firstOfAll: first.map((date, index) => earlier(known(date), known(promoFirst[index] ?? ""))),
    lastOfAll: last.map((date, index) => known(later(date, promoLast[index] ?? ""))),
  };
}

function earlier(a: string, b: string): string {
  return a < b ? a : b;
}

function later(a: string, b: string): string {
  return a > b ? a : b;
}
