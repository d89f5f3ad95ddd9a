import { traitsFilter } from "../shared/traits";

/** In the order of the form (docs/rules/search.md §4). */
export const CRYPT_TRAITS = [
  "1 intercept",
  "1 stealth",
  "1 bleed",
  "2 bleed",
  "1 strength",
  "2 strength",
  "maneuver",
  "additional strike",
  "aggravated",
  "prevent",
  "press",
  "enter combat",
  "unlock",
  "black hand",
  "seraph",
  "infernal",
  "red list",
  "flight",
  "hand size",
  "advancement",
  "banned",
  "non-twd",
  "playtest",
] as const;

export const cryptTraitsFilter = traitsFilter("crypt", CRYPT_TRAITS);
