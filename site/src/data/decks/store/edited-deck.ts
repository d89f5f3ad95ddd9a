import type { Deck, DeckId } from "../../../domain/deck/deck";
import { realId } from "../../../domain/deck/operations/ids";
import type { DeckOperation } from "../../../domain/deck/operations/operation";
import { operationsOf, type Queue } from "../../../domain/deck/operations/queue";
import { viewOf } from "../../../domain/deck/operations/view";
import type { DeckCache } from "../cache/deck-cache";
import type { PersistedQueue } from "../queue/persisted-queue";
import { changedParts } from "./changed-parts";

interface Seen {
  readonly server: Deck | undefined;
  readonly operations: readonly DeckOperation[];
  readonly deck: Deck | undefined;
}

const seen = new WeakMap<DeckCache, Map<DeckId, Seen>>();

/** The stored decks and the queue at one moment. */
export interface Snapshot {
  readonly decks: ReadonlyMap<DeckId, Deck>;
  readonly queue: Queue;
}

interface Stored {
  readonly cache: DeckCache;
  readonly queue: PersistedQueue;
}

/** A deck with the unsent edits applied; the same object as long as nothing about it changes. */
export function editedDeck({ cache, queue }: Stored, id: DeckId): Deck | undefined {
  return editedDeckAt(cache, { decks: cache.decks.get(), queue: queue.shown.get() }, id);
}

/** The same at the moment of a snapshot. */
export function editedDeckAt(cache: DeckCache, { decks, queue }: Snapshot, id: DeckId): Deck | undefined {
  const real = realId(queue, id);
  const server = decks.get(real);
  const operations = operationsOf(queue, real);
  const known = seen.get(cache) ?? new Map<DeckId, Seen>();
  seen.set(cache, known);
  const last = known.get(real);
  if (last && last.server === server && same(last.operations, operations)) return last.deck;
  const deck = sameAsBefore(withKnownCards(viewOf(server, operations), last?.deck), last?.deck);
  known.set(real, { server, operations, deck });
  return deck;
}

/** An acknowledged edit changes the revision number of a deck and not its cards: keeping the map avoids rendering. */
function withKnownCards(deck: Deck | undefined, before: Deck | undefined): Deck | undefined {
  if (!deck || !before || deck.cards.size !== before.cards.size) return deck;
  for (const [card, copies] of deck.cards) if (before.cards.get(card) !== copies) return deck;
  return { ...deck, cards: before.cards };
}

/** Returns the previous object when an edit was only stored or sent, so that nothing is rendered again. */
function sameAsBefore(deck: Deck | undefined, before: Deck | undefined): Deck | undefined {
  return deck && before && changedParts(before, deck).length === 0 ? before : deck;
}

function same(one: readonly DeckOperation[], other: readonly DeckOperation[]): boolean {
  return one.length === other.length && one.every((operation, index) => operation === other[index]);
}
