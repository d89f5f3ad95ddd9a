import type { DeckCards } from "../../deck/deck";
import type { Archive } from "../archive";

/** Orders of found decks; "similar" where there is a deck to be like. */
export const DECK_SORTS = ["similar", "new", "old", "players", "favorites", "place"] as const;
export type DeckSort = (typeof DECK_SORTS)[number];

/** A sorted copy; equal decks stay newest first. */
export function sortDecks(
  decks: readonly number[],
  sort: DeckSort,
  archive: Archive,
  model: DeckCards | undefined,
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
      return model ? most(archive.likeness.percents(model)) : decks;
    case "place": {
      // Who was disqualified stands last.
      const place = (deck: number) => archive.ranks[deck] || Number.POSITIVE_INFINITY;
      return decks.toSorted((one, other) => compare(place(one), place(other)) || one - other);
    }
  }
}

function compare(one: number, other: number): number {
  return one < other ? -1 : Number(one > other);
}

/** How many of the decks are of each year, newest year first. */
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
