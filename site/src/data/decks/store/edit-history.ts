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
import { firstId } from "../../../domain/deck/operations/ids";
import { inverseOf } from "../../../domain/deck/operations/inverse";
import { editedDeck } from "./edited-deck";
import type { DeckStoreCore } from "./store-core";

/**
 * Changes a deck; one undo reverts all changes of the call. Does nothing when the deck is not loaded or already has
 * this state.
 */
export function changeDeck(core: DeckStoreCore, id: DeckId, ...changes: readonly DeckChange[]): void {
  const deck = editedDeck(core, id);
  if (!deck || changes.every((change) => changesNothing(deck, change))) return;
  const back = changes.toReversed().flatMap((change) => inverseOf(deck, change));
  remember(core, id, record(historyOf(core, id), { forth: changes, back }));
  apply(core, id, changes);
}

export function undoDeck(core: DeckStoreCore, id: DeckId): void {
  go(core, id, undo);
}

export function redoDeck(core: DeckStoreCore, id: DeckId): void {
  go(core, id, redo);
}

/** Skips steps that the server has refused: they would change nothing. */
function go(core: DeckStoreCore, id: DeckId, next: (history: History) => StepTo | undefined): void {
  const deck = editedDeck(core, id);
  let step = next(historyOf(core, id));
  while (deck && step?.changes.every((change) => changesNothing(deck, change))) {
    remember(core, id, step.history);
    step = next(step.history);
    // No edit follows that would show the history.
    if (!step) core.histories.set(new Map(core.histories.get()));
  }
  if (!step) return;
  remember(core, id, step.history);
  apply(core, id, step.changes);
}

function apply(core: DeckStoreCore, deck: DeckId, changes: readonly DeckChange[]): void {
  core.add(...changes.map((change) => ({ kind: "change", deck, change }) as const));
}

export function historyOf(core: DeckStoreCore, id: DeckId): History {
  return core.histories.get().get(firstId(core.queue.shown.get(), id)) ?? NO_HISTORY;
}

/** Calls no listeners: the edit that follows does, and twice would delay its frame. */
function remember(core: DeckStoreCore, id: DeckId, history: History): void {
  core.histories.get().set(firstId(core.queue.shown.get(), id), history);
}
