import type { Deck, DeckId } from "../../domain/deck/deck";
import type { Operation } from "../../domain/deck/operations/operation";
import { operationsOf, type Queue } from "../../domain/deck/operations/queue";
import { viewOf } from "../../domain/deck/operations/view";
import type { Desk } from "./desk";

interface Seen {
  readonly server: Deck | undefined;
  readonly operations: readonly Operation[];
  readonly deck: Deck | undefined;
}

const seen = new WeakMap<Desk["shelf"], Map<DeckId, Seen>>();

/** The id that the server knows a deck by, once it does. */
export function realId(queue: Queue, id: DeckId): DeckId {
  return queue.realIds.get(id) ?? id;
}

/** A deck made in this visit had another id before: what was done to it then can still be undone. */
export function firstId({ realIds }: Queue, id: DeckId): DeckId {
  for (const [temporary, real] of realIds) if (real === id) return temporary;
  return id;
}

/** A deck with the edits on their way; the same object as long as nothing has changed about it. */
export function deckView({ shelf, queue }: Pick<Desk, "shelf" | "queue">, id: DeckId): Deck | undefined {
  const real = realId(queue.shown.get(), id);
  const server = shelf.decks.get().get(real);
  const operations = operationsOf(queue.shown.get(), real);
  const known = seen.get(shelf) ?? new Map<DeckId, Seen>();
  seen.set(shelf, known);
  const last = known.get(real);
  if (last && last.server === server && same(last.operations, operations)) return last.deck;
  const deck = sameAsBefore(withKnownCards(viewOf(server, operations), last?.deck), last?.deck);
  known.set(real, { server, operations, deck });
  return deck;
}

/** An edit that arrives changes the number of a deck and not its cards: what is drawn of them stays. */
function withKnownCards(deck: Deck | undefined, before: Deck | undefined): Deck | undefined {
  if (!deck || !before || deck.cards.size !== before.cards.size) return deck;
  for (const [card, copies] of deck.cards) if (before.cards.get(card) !== copies) return deck;
  return { ...deck, cards: before.cards };
}

/** The deck as it was before where an edit on its way is only kept or sent: nothing of it is drawn again. */
function sameAsBefore(deck: Deck | undefined, before: Deck | undefined): Deck | undefined {
  if (!deck || !before) return deck;
  const parts = Object.keys({ ...before, ...deck }) as (keyof Deck)[];
  return parts.every((part) => Object.is(deck[part], before[part])) ? before : deck;
}

function same(one: readonly Operation[], other: readonly Operation[]): boolean {
  return one.length === other.length && one.every((operation, at) => operation === other[at]);
}
