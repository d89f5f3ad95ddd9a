/** Card types of every search. In deck searches a card with two types counts for neither. */
export const SHARED_TYPES = [
  "Master",
  "Action",
  "Political Action",
  "Ally",
  "Equipment",
  "Retainer",
  "Action Modifier",
  "Reaction",
  "Combat",
  "Event",
] as const;
export type SharedType = (typeof SHARED_TYPES)[number];

/**
 * Types of library cards in the order of the search form; Reflex is an icon in the text (docs/rules/search.md §8.6).
 */
export const SEARCH_TYPES = [...SHARED_TYPES, "Conviction", "Power", "Reflex"] as const;

/** Headings of a deck list in order (docs/rules/search.md §8.6). */
export const DECK_TYPE_ORDER = [
  "Master",
  "Conviction",
  "Power",
  "Action",
  "Action/Reaction",
  "Action/Combat",
  "Political Action",
  "Ally",
  "Equipment",
  "Retainer",
  "Action Modifier",
  "Action Modifier/Combat",
  "Action Modifier/Reaction",
  "Reaction",
  "Combat",
  "Combat/Reaction",
  "Event",
] as const;

/** Heading of a card in a deck list: "Action Modifier/Combat". */
export function typeHeading(types: readonly string[]): string {
  return types.join("/");
}
