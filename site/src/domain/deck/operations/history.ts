import type { DeckChange } from "../change";

/** What one step did, and what takes it back. */
export interface Step {
  readonly forth: readonly DeckChange[];
  readonly back: readonly DeckChange[];
}

/** What somebody did to a deck in this visit, the last step at the end. */
export interface History {
  readonly done: readonly Step[];
  readonly undone: readonly Step[];
}

export const NO_HISTORY: History = { done: [], undone: [] };

/** Further back nobody remembers. */
const LONGEST = 500;

/** A new edit ends what could have been done again. */
export function record(history: History, step: Step): History {
  return { done: [...history.done, step].slice(-LONGEST), undone: [] };
}

/** The changes that take the last step back, and the history afterwards. */
export function undo(history: History): { changes: readonly DeckChange[]; history: History } | undefined {
  const step = history.done.at(-1);
  if (!step) return undefined;
  return {
    changes: step.back,
    history: { done: history.done.slice(0, -1), undone: [...history.undone, step] },
  };
}

/** The changes that do again what was taken back last, and the history afterwards. */
export function redo(history: History): { changes: readonly DeckChange[]; history: History } | undefined {
  const step = history.undone.at(-1);
  if (!step) return undefined;
  return {
    changes: step.forth,
    history: { done: [...history.done, step], undone: history.undone.slice(0, -1) },
  };
}
