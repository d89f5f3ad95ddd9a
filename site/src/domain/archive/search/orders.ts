import type { DeckCards } from "../../deck/deck";
import type { Archive } from "../archive";

/** Sort orders of decks; "similar" requires a deck to compare with, "owned" an inventory. */
export const DECK_SORTS = ["similar", "new", "old", "players", "favorites", "place", "owned"] as const;
export type DeckSort = (typeof DECK_SORTS)[number];

/** Returns a sorted copy; ties are newest first. `owned`: percentages by deck. */
export function sortDecks(
  decks: readonly number[],
  sort: DeckSort,
  archive: Archive,
  model: DeckCards | undefined,
  owned?: Uint8Array,
): readonly number[] {
  const most = (values: ArrayLike<number>) =>
    decks.toSorted((one, other) => (values[other] ?? 0) - (values[one] ?? 0) || one - other);
  switch (sort) {
    case "new":
      return decks;
    case "old":
      return decks.toSorted(
        (one, other) => (archive.table.days[one] ?? 0) - (archive.table.days[other] ?? 0) || one - other,
      );
    case "players":
      return most(archive.players);
    case "favorites":
      return most(archive.favorites);
    case "similar":
      return model ? most(archive.similarity.percents(model)) : decks;
    case "owned":
      return owned ? most(owned) : decks;
    case "place": {
      // Disqualified decks come last.
      const place = (deck: number) => archive.ranks[deck] || Number.POSITIVE_INFINITY;
      return decks.toSorted((one, other) => compare(place(one), place(other)) || one - other);
    }
  }
}

function compare(one: number, other: number): number {
  return one < other ? -1 : Number(one > other);
}

/** Counts decks per year, newest first. */
export function decksByYear(
  decks: readonly number[],
  years: ArrayLike<number>,
): readonly (readonly [year: number, decks: number])[] {
  const counts = new Map<number, number>();
  for (const deck of decks) {
    const year = years[deck] ?? 0;
    counts.set(year, (counts.get(year) ?? 0) + 1);
  }
  return [...counts].sort(([one], [other]) => other - one);
}
