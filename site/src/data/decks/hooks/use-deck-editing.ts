import { useMemo } from "react";
import type { DeckChange } from "../../../domain/deck/change";
import type { DeckId } from "../../../domain/deck/deck";
import type { OperationId } from "../../../domain/deck/operations/operation";
import {
  type ChangedElsewhere,
  changesSeen,
  type EditProblem,
  operationsOf,
  problemSeen,
} from "../../../domain/deck/operations/queue";
import { useOnline } from "../../network";
import { useStore } from "../../store";
import { changeDeck, historyOf, redoDeck, undoDeck } from "../queue/edit-history";
import type { DeckStore } from "../store/deck-store";
import { firstId, realId } from "../store/deck-view";
import { useDeckStore } from "./use-deck-store";

export interface Saving {
  /** "offline": stored on this device until the server answers again. "failed": an edit was refused. */
  readonly state: "saved" | "saving" | "offline" | "failed";
  /** Edits of this deck that the server does not have yet. */
  readonly unsent: number;
  /** They wait for their author to sign in again. */
  readonly signedOut: boolean;
  /** false: the browser refuses storage; closing the page would lose unsent edits. */
  readonly safe: boolean;
}

export interface DeckEditing {
  /** The same as long as the deck is, also when the server gives it its own id; fields belong to it. */
  readonly of: DeckId;
  readonly change: (change: DeckChange) => void;
  /** Several changes that are undone as one; each changes another part of the deck. */
  readonly changeAll: (changes: readonly DeckChange[]) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly saving: Saving;
  readonly problems: readonly EditProblem[];
  readonly dismiss: (problem: OperationId) => void;
  /** Changes made elsewhere while this deck was being edited. */
  readonly changedElsewhere: ChangedElsewhere | undefined;
  readonly dismissChanges: () => void;
}

/** Edits an own deck: every change is shown immediately and saved when possible. */
export function useDeckEditing(id: DeckId): DeckEditing {
  const { deckStore } = useDeckStore();
  const queue = useStore(deckStore.queue.shown);
  const real = realId(queue, id);
  useStore(deckStore.histories);
  const history = historyOf(deckStore, real);
  const problems = useMemo(() => problemsOf(queue.problems, real), [queue.problems, real]);
  const acts = useMemo(
    () => ({
      change: (change: DeckChange) => changeDeck(deckStore, real, change),
      changeAll: (changes: readonly DeckChange[]) => changeDeck(deckStore, real, ...changes),
      undo: () => undoDeck(deckStore, real),
      redo: () => redoDeck(deckStore, real),
      dismiss: (problem: OperationId) => deckStore.step(problemSeen(problem)),
      dismissChanges: () => deckStore.step(changesSeen(real)),
    }),
    [deckStore, real],
  );
  const of = firstId(queue, real);
  const canUndo = history.done.length > 0;
  const canRedo = history.undone.length > 0;
  const saving = useSaving(deckStore, operationsOf(queue, real).length, problems.length > 0);
  const changedElsewhere = queue.changes.find(({ deck }) => deck === real);
  return useMemo(
    () => ({ ...acts, of, canUndo, canRedo, saving, problems, changedElsewhere }),
    [acts, of, canUndo, canRedo, saving, problems, changedElsewhere],
  );
}

const NO_PROBLEMS: readonly EditProblem[] = [];

/** The same empty list for every deck without problems, because each step creates a new queue. */
function problemsOf(problems: readonly EditProblem[], id: DeckId): readonly EditProblem[] {
  const own = problems.filter(({ deck }) => deck === id);
  return own.length > 0 ? own : NO_PROBLEMS;
}

function useSaving(deckStore: DeckStore, unsent: number, failed: boolean): Saving {
  const online = useOnline();
  const line = useStore(deckStore.syncWorker.connection);
  const safe = useStore(deckStore.queue.safe);
  const waits = unsent > 0 && (!online || line !== "open");
  const rests = unsent > 0 ? "saving" : "saved";
  const state = waits ? "offline" : failed ? "failed" : rests;
  const signedOut = unsent > 0 && line === "signed-out";
  return useMemo(() => ({ state, unsent, signedOut, safe }), [state, unsent, signedOut, safe]);
}
