import type { DeckId, ListedDeck } from "../deck";
import { revisionsOf } from "./deck-entries";

/** Decks and revisions to delete for the selected rows. */
export interface Deletion {
  /** Deleted with all revisions; listed by their current revision. */
  readonly decks: readonly ListedDeck[];
  /** Revisions of decks that are kept. */
  readonly revisions: readonly ListedDeck[];
}

/** The ids of all decks that are deleted. */
export function deletedIds({ decks, revisions }: Deletion): ReadonlySet<DeckId> {
  const whole = decks.flatMap(({ id, revisionGroup }) => revisionGroup?.members ?? [id]);
  return new Set([...whole, ...revisions.map(({ id }) => id)]);
}

/**
 * A row is a whole deck, unless every revision has a row of its own: then only that revision is deleted, and the deck
 * when all of them are selected.
 */
export function deletionOf(
  rows: readonly ListedDeck[],
  byId: ReadonlyMap<DeckId, ListedDeck>,
  eachRevision: boolean,
): Deletion {
  const going = new Set(rows.map(({ id }) => id));
  const goesWhole = (deck: ListedDeck) =>
    !eachRevision || revisionsOf(deck, byId).every(({ id }) => going.has(id));
  const currentOf = (deck: ListedDeck) => byId.get(deck.revisionGroup?.current ?? deck.id) ?? deck;
  return {
    decks: [...new Set(rows.filter(goesWhole).map(currentOf))],
    revisions: rows.filter((deck) => !goesWhole(deck)),
  };
}
