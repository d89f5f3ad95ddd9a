import type { NamedSearch } from "./saved-searches";

/** A stored list with one good search, its repetition, and what is not understood. */
export const listWith = (good: NamedSearch): readonly unknown[] => [
  good,
  good,
  { ...good, name: "Nowhere", page: "nowhere" },
  { ...good, name: "No JSON", q: "no JSON" },
  { ...good, name: "No object", q: "[]" },
  { ...good, q: "{}", name: " " },
  7,
  null,
];
