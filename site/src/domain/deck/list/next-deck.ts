import type { DeckId, ListedDeck } from "../deck";
import { deckEntries } from "./families";

/**
 * Where to go when the shown deck is deleted, with others or alone. Of a family that stays: to the revision that stands
 * for it then, as the server chooses it; otherwise to another deck, and undefined when none is left.
 */
export function deckAfter(
  decks: readonly ListedDeck[],
  shown: DeckId,
  deleted: ReadonlySet<DeckId>,
): DeckId | undefined {
  const family = decks.find(({ id }) => id === shown)?.family;
  const left = family?.members.filter((id) => !deleted.has(id)) ?? [];
  if (family && left.includes(family.master)) return family.master;
  return left.at(-1) ?? nextDeck(decks, deleted);
}

/** The one that takes their place in the list, or the last one before it. Hidden decks are not gone to. */
function nextDeck(decks: readonly ListedDeck[], deleted: ReadonlySet<DeckId>): DeckId | undefined {
  const entries = deckEntries(decks);
  const goes = entries.map(({ revisions }) => revisions.some(({ id }) => deleted.has(id)));
  const place = Math.max(0, goes.indexOf(true));
  const stays = (_: unknown, at: number) => !goes[at] && !entries[at]?.main.hidden;
  const after = entries.find((one, at) => at >= place && stays(one, at));
  const before = entries.findLast((one, at) => at < place && stays(one, at));
  return (after ?? before)?.latest.id;
}
