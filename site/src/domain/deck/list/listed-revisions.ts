import type { Deck, ListedDeck } from "../deck";

/**
 * Replaces the revision group of a deck by that of the list, which has changes of other revisions before the deck is
 * fetched again.
 */
export function withListedRevisions(deck: Deck, decks: readonly ListedDeck[]): Deck {
  const row = decks.find(({ id }) => id === deck.id);
  const members = ({ revisionGroup }: Pick<Deck, "revisionGroup">) => revisionGroup?.members.join();
  return row && members(row) !== members(deck) ? { ...deck, revisionGroup: row.revisionGroup } : deck;
}
