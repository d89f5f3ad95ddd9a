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

/** Rank of a heading in a deck list; unknown headings come last. */
export function headingRank(heading: string): number {
  const index = (DECK_TYPE_ORDER as readonly string[]).indexOf(heading);
  return index === -1 ? DECK_TYPE_ORDER.length : index;
}

/** Heading of a card in a deck list: "Action Modifier/Combat". */
export function typeHeading(types: readonly string[]): string {
  return types.join("/");
}
