import { BCP, isUndated, type Print } from "../../../domain/search/shared/print";

/** An age requires exactly one dated set (docs/rules/search.md §1.7). */
export function ageDisabled(sets: readonly string[]): boolean {
  return sets.length !== 1 || isUndated(sets[0] ?? "");
}

/** Reprints require a dated set; the other options require a set. */
export function setPrintDisabled(sets: readonly string[], print: Print): boolean {
  return sets.length === 0 || (print === "reprint" && isUndated(sets[0] ?? ""));
}

/** The same for precons, of which only "any" has no date (docs/rules/search.md §1.7). */
export function preconPrintDisabled(precons: readonly string[], print: Print): boolean {
  return precons.length === 0 || (print === "reprint" && precons[0] === BCP);
}
