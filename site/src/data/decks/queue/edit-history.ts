import type { DeckChange } from "../../../domain/deck/change";
import type { DeckId } from "../../../domain/deck/deck";
import { changesNothing } from "../../../domain/deck/operations/changes-nothing";
import {
  type History,
  NO_HISTORY,
  record,
  redo,
  type StepTo,
  undo,
} from "../../../domain/deck/operations/history";
import { inverseOf } from "../../../domain/deck/operations/inverse";
import type { DeckStore } from "../store/deck-store";
import { deckView, firstId } from "../store/deck-view";

/**
 * Changes a deck; one undo reverts all changes of the call. Does nothing when the deck is not loaded or already has
 * this state.
 */
export function changeDeck(deckStore: DeckStore, id: DeckId, ...changes: readonly DeckChange[]): void {
  const deck = deckView(deckStore, id);
  if (!deck || changes.every((change) => changesNothing(deck, change))) return;
  const back = changes.toReversed().flatMap((change) => inverseOf(deck, change));
  remember(deckStore, id, record(historyOf(deckStore, id), { forth: changes, back }));
  apply(deckStore, id, changes);
}

export function undoDeck(deckStore: DeckStore, id: DeckId): void {
  go(deckStore, id, undo);
}

export function redoDeck(deckStore: DeckStore, id: DeckId): void {
  go(deckStore, id, redo);
}

/** Skips steps that the server has refused: they would change nothing. */
function go(deckStore: DeckStore, id: DeckId, next: (history: History) => StepTo | undefined): void {
  const deck = deckView(deckStore, id);
  let step = next(historyOf(deckStore, id));
  while (deck && step?.changes.every((change) => changesNothing(deck, change))) {
    remember(deckStore, id, step.history);
    step = next(step.history);
  }
  if (!step) return;
  remember(deckStore, id, step.history);
  apply(deckStore, id, step.changes);
}

function apply(deckStore: DeckStore, deck: DeckId, changes: readonly DeckChange[]): void {
  deckStore.add(...changes.map((change) => ({ kind: "change", deck, change }) as const));
}

export function historyOf(deckStore: DeckStore, id: DeckId): History {
  return deckStore.histories.get().get(firstId(deckStore.queue.shown.get(), id)) ?? NO_HISTORY;
}

function remember(deckStore: DeckStore, id: DeckId, history: History): void {
  deckStore.histories.set(
    new Map([...deckStore.histories.get(), [firstId(deckStore.queue.shown.get(), id), history]]),
  );
}
