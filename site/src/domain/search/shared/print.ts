import { vocabulary } from "../read";

/** Printed only there, first there, or there again. */
export type Print = "only" | "first" | "reprint";
export const PRINTS = vocabulary<Print>(["only", "first", "reprint"]);

/** Age of the card relative to the release of the chosen set. */
export type Age = "or-newer" | "or-older" | "not-newer" | "not-older";
export const AGES = vocabulary<Age>(["or-newer", "or-older", "not-newer", "not-older"]);

/** Everything by Black Chantry Productions, as a set or precon. */
export const BCP = "bcp";

/** Collections without a single date, which nothing is older or newer than, in lower case. */
const UNDATED = new Set([BCP, "promo", "pod"]);

/** Whether a set code, in any case, is a collection without a single date (docs/rules/search.md §1.7). */
export function isUndated(code: string): boolean {
  return UNDATED.has(code.trim().toLowerCase());
}
