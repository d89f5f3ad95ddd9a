import type { Sect } from "./card";

/** Sects in the order of the search form (docs/rules/search.md §8.4). */
export const SECTS = [
  "Camarilla",
  "Sabbat",
  "Laibon",
  "Independent",
  "Anarch",
  "Imbued",
] as const satisfies readonly Sect[];
