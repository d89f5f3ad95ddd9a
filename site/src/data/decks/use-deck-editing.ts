import { useMemo } from "react";
import type { DeckChange } from "../../domain/deck/change";
import type { DeckId } from "../../domain/deck/deck";
import type { OperationId } from "../../domain/deck/operations/operation";
import {
  type ChangedElsewhere,
  changesSeen,
  type EditProblem,
  operationsOf,
  problemSeen,
} from "../../domain/deck/operations/queue";
import { useOnline } from "../network";
import { useStore } from "../store";
import { firstId, realId } from "./deck-view";
import type { Desk } from "./desk";
import { changeDeck, historyOf, redoDeck, undoDeck } from "./edit";
import { useDesk } from "./use-desk";

export interface Saving {
  /** "offline": kept on this device until the server answers again. "failed": an edit was refused. */
  readonly state: "saved" | "saving" | "offline" | "failed";
  /** Edits of this deck that the server does not have yet. */
  readonly unsent: number;
  /** They wait for their author to sign in again. */
  readonly signedOut: boolean;
  /** false: the browser keeps nothing; closing the page would lose what is unsent. */
  readonly safe: boolean;
}

export interface DeckEditing {
  /** The same as long as the deck is, also when the server gives it its own id; fields belong to it. */
  readonly of: DeckId;
  readonly change: (change: DeckChange) => void;
  /** Several changes that are undone as one; each of another part of the deck. */
  readonly changeAll: (changes: readonly DeckChange[]) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly saving: Saving;
  readonly problems: readonly EditProblem[];
  readonly dismiss: (problem: OperationId) => void;
  /** What somebody else has changed while this deck was being worked on. */
  readonly changedElsewhere: ChangedElsewhere | undefined;
  readonly dismissChanges: () => void;
}

/** Editing a deck of one's own: every change is shown at once, and saved when that is possible. */
export function useDeckEditing(id: DeckId): DeckEditing {
  const { desk } = useDesk();
  const queue = useStore(desk.queue.shown);
  const real = realId(queue, id);
  useStore(desk.histories);
  const history = historyOf(desk, real);
  const problems = useMemo(() => problemsOf(queue.problems, real), [queue.problems, real]);
  const acts = useMemo(
    () => ({
      change: (change: DeckChange) => changeDeck(desk, real, change),
      changeAll: (changes: readonly DeckChange[]) => changeDeck(desk, real, ...changes),
      undo: () => undoDeck(desk, real),
      redo: () => redoDeck(desk, real),
      dismiss: (problem: OperationId) => desk.step(problemSeen(problem)),
      dismissChanges: () => desk.step(changesSeen(real)),
    }),
    [desk, real],
  );
  const of = firstId(queue, real);
  const canUndo = history.done.length > 0;
  const canRedo = history.undone.length > 0;
  const saving = useSaving(desk, operationsOf(queue, real).length, problems.length > 0);
  const changedElsewhere = queue.changes.find(({ deck }) => deck === real);
  return useMemo(
    () => ({ ...acts, of, canUndo, canRedo, saving, problems, changedElsewhere }),
    [acts, of, canUndo, canRedo, saving, problems, changedElsewhere],
  );
}

const NO_PROBLEMS: readonly EditProblem[] = [];

/** One and the same list for a deck without any: the queue is a new one after every step. */
function problemsOf(problems: readonly EditProblem[], id: DeckId): readonly EditProblem[] {
  const own = problems.filter(({ deck }) => deck === id);
  return own.length > 0 ? own : NO_PROBLEMS;
}

function useSaving(desk: Desk, unsent: number, failed: boolean): Saving {
  const online = useOnline();
  const line = useStore(desk.sender.line);
  const safe = useStore(desk.queue.safe);
  const waits = unsent > 0 && (!online || line !== "open");
  const rests = unsent > 0 ? "saving" : "saved";
  const state = waits ? "offline" : failed ? "failed" : rests;
  const signedOut = unsent > 0 && line === "signed-out";
  return useMemo(() => ({ state, unsent, signedOut, safe }), [state, unsent, signedOut, safe]);
}
