import type { DeckId, ListedDeck } from "../deck";
import { revisionsOf } from "./families";

/** What goes when rows of a list are deleted. */
export interface Deletion {
  /** With all their revisions; the main deck stands for them. */
  readonly decks: readonly ListedDeck[];
  /** Of decks that stay. */
  readonly revisions: readonly ListedDeck[];
}

/**
 * A row is a whole deck, unless every revision is a row of its own: then only that revision goes, and the deck with the
 * last of them.
 */
export function deletionOf(
  rows: readonly ListedDeck[],
  byId: ReadonlyMap<DeckId, ListedDeck>,
  eachRevision: boolean,
): Deletion {
  const going = new Set(rows.map(({ id }) => id));
  const goesWhole = (deck: ListedDeck) =>
    !eachRevision || revisionsOf(deck, byId).every(({ id }) => going.has(id));
  const mainOf = (deck: ListedDeck) => byId.get(deck.family?.master ?? deck.id) ?? deck;
  return {
    decks: [...new Set(rows.filter(goesWhole).map(mainOf))],
    revisions: rows.filter((deck) => !goesWhole(deck)),
  };
}
