import type { DeckId, ListedDeck } from "../deck";
import { deckEntries } from "./deck-entries";

/**
 * The deck to open after deletions: a remaining revision of the same deck, as the server chooses the current one, or
 * else another deck; undefined if none is left.
 */
export function deckAfter(
  decks: readonly ListedDeck[],
  shown: DeckId,
  deleted: ReadonlySet<DeckId>,
): DeckId | undefined {
  const revisionGroup = decks.find(({ id }) => id === shown)?.revisionGroup;
  const left = revisionGroup?.members.filter((id) => !deleted.has(id)) ?? [];
  if (revisionGroup && left.includes(revisionGroup.current)) return revisionGroup.current;
  return left.at(-1) ?? nextDeck(decks, deleted);
}

/** The next deck in the list, or the previous one at the end; hidden decks are skipped. */
function nextDeck(decks: readonly ListedDeck[], deleted: ReadonlySet<DeckId>): DeckId | undefined {
  const entries = deckEntries(decks);
  const goes = entries.map(({ revisions }) => revisions.some(({ id }) => deleted.has(id)));
  const first = Math.max(0, goes.indexOf(true));
  const stays = (_: unknown, index: number) => !goes[index] && !entries[index]?.current.hidden;
  const after = entries.find((one, index) => index >= first && stays(one, index));
  const before = entries.findLast((one, index) => index < first && stays(one, index));
  return (after ?? before)?.latest.id;
}
