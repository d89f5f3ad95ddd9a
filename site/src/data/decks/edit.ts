import type { DeckChange } from "../../domain/deck/change";
import type { DeckId } from "../../domain/deck/deck";
import { changesNothing } from "../../domain/deck/operations/changes-nothing";
import {
  type History,
  NO_HISTORY,
  record,
  redo,
  type StepTo,
  undo,
} from "../../domain/deck/operations/history";
import { inverseOf } from "../../domain/deck/operations/inverse";
import { deckView, firstId } from "./deck-view";
import type { Desk } from "./desk";

/**
 * Changes a deck; undo takes it back, several changes as one. A deck that is not at hand, or is so already, stays
 * as it is.
 */
export function changeDeck(desk: Desk, id: DeckId, ...changes: readonly DeckChange[]): void {
  const deck = deckView(desk, id);
  if (!deck || changes.every((change) => changesNothing(deck, change))) return;
  const back = changes.toReversed().flatMap((change) => inverseOf(deck, change));
  remember(desk, id, record(historyOf(desk, id), { forth: changes, back }));
  apply(desk, id, changes);
}

export function undoDeck(desk: Desk, id: DeckId): void {
  go(desk, id, undo);
}

export function redoDeck(desk: Desk, id: DeckId): void {
  go(desk, id, redo);
}

/** A step that the server has refused is passed over: there is nothing of it to see. */
function go(desk: Desk, id: DeckId, next: (history: History) => StepTo | undefined): void {
  const deck = deckView(desk, id);
  let step = next(historyOf(desk, id));
  while (deck && step?.changes.every((change) => changesNothing(deck, change))) {
    remember(desk, id, step.history);
    step = next(step.history);
  }
  if (!step) return;
  remember(desk, id, step.history);
  apply(desk, id, step.changes);
}

function apply(desk: Desk, deck: DeckId, changes: readonly DeckChange[]): void {
  desk.add(...changes.map((change) => ({ kind: "change", deck, change }) as const));
}

export function historyOf(desk: Desk, id: DeckId): History {
  return desk.histories.get().get(firstId(desk.queue.shown.get(), id)) ?? NO_HISTORY;
}

function remember(desk: Desk, id: DeckId, history: History): void {
  desk.histories.set(new Map([...desk.histories.get(), [firstId(desk.queue.shown.get(), id), history]]));
}
