import type { Sect } from "./card";

/** In the order of the search form (search-rules §3.5). */
export const SECTS = [
  "Camarilla",
  "Sabbat",
  "Laibon",
  "Independent",
  "Anarch",
  "Imbued",
] as const satisfies readonly Sect[];
