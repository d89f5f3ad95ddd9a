import { BCP, type Print } from "../../../domain/search/shared/print";

/** Sets without one day of their own: nothing is older or newer than them. */
const UNDATED = new Set([BCP, "Promo", "POD"]);

/** An age needs exactly one set that has a day (docs/rules/search.md §1.7). */
export function ageDisabled(sets: readonly string[]): boolean {
  return sets.length !== 1 || UNDATED.has(sets[0] ?? "");
}

/** Nothing can be a reprint of what has no day; the other choices need a set. */
export function setPrintDisabled(sets: readonly string[], print: Print): boolean {
  return sets.length === 0 || (print === "reprint" && UNDATED.has(sets[0] ?? ""));
}

/** The same for precons, of which only the collection "any" has no day (docs/rules/search.md §1.7). */
export function preconPrintDisabled(precons: readonly string[], print: Print): boolean {
  return precons.length === 0 || (print === "reprint" && precons[0] === BCP);
}
