import type { Deck, ListedDeck } from "../deck";

/**
 * The deck with its family as the list has it: what is done to other revisions is known there at once, here when the
 * deck is fetched the next time.
 */
export function withListedFamily(deck: Deck, decks: readonly ListedDeck[]): Deck {
  const row = decks.find(({ id }) => id === deck.id);
  const members = ({ family }: Pick<Deck, "family">) => family?.members.join();
  return row && members(row) !== members(deck) ? { ...deck, family: row.family } : deck;
}
