import { dayNumber } from "./days";

/** Day of a first printing, as archives count days; undefined if it is "", unknown. */
export function printedDay(firstPrint: string): number | undefined {
  return firstPrint === "" ? undefined : dayNumber(firstPrint);
}

/** A win predates the first printing of its card, so one of the dates must be wrong (docs/rules/archives.md §8.3). */
export function isDoubtfulWin(won: number, printed: number | undefined): boolean {
  return printed !== undefined && won < printed;
}
