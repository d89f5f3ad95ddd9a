import { traitsFilter } from "../shared/traits";

/** In the order of the form (docs/rules/search.md §6); "anarch" only occurs in links. */
export const LIBRARY_TRAITS = [
  "intercept",
  "stealth",
  "bleed",
  "votes-title",
  "strength",
  "dodge",
  "maneuver",
  "additional strike",
  "aggravated",
  "prevent",
  "press",
  "combat ends",
  "multi-type",
  "multi-discipline",
  "enter combat",
  "embrace",
  "put blood",
  "bounce bleed",
  "reduce bleed",
  "unlock",
  "black hand",
  "seraph",
  "infernal",
  "anarch",
  "burn",
  "banned",
  "non-twd",
  "playtest",
  "no-requirements",
] as const;

export const libraryTraitsFilter = traitsFilter("library", LIBRARY_TRAITS);
