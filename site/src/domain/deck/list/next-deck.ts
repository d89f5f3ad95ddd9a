import type { DeckId, ListedDeck } from "../deck";
import { deckEntries } from "./families";

/**
 * Where to go when decks are deleted: the one that takes their place in the list, or the last one before it.
 * Hidden decks are not gone to; undefined when no deck is left. With a deck all its revisions go.
 */
export function nextDeck(decks: readonly ListedDeck[], deleted: ReadonlySet<DeckId>): DeckId | undefined {
  const entries = deckEntries(decks);
  const goes = entries.map(({ revisions }) => revisions.some(({ id }) => deleted.has(id)));
  const place = Math.max(0, goes.indexOf(true));
  const stays = (_: unknown, at: number) => !goes[at] && !entries[at]?.main.hidden;
  const after = entries.find((one, at) => at >= place && stays(one, at));
  const before = entries.findLast((one, at) => at < place && stays(one, at));
  return (after ?? before)?.latest.id;
}

/**
 * After a revision: the one of its family that was edited last; after the last one, another deck.
 */
export function nextRevision(decks: readonly ListedDeck[], deleted: DeckId): DeckId | undefined {
  const left = decks.filter(({ id }) => id !== deleted);
  const family = decks.find(({ id }) => id === deleted)?.family?.members ?? [];
  const sisters = left.filter(({ id }) => family.includes(id));
  if (sisters.length === 0) return nextDeck(decks, new Set([deleted]));
  return sisters.reduce((best, one) => (one.changed > best.changed ? one : best)).id;
}
