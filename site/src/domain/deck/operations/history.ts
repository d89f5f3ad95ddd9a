import type { DeckChange } from "../change";

/** What one step did, and what takes it back. */
export interface Step<Change = DeckChange> {
  readonly forth: readonly Change[];
  readonly back: readonly Change[];
}

/** What somebody did in this visit, mostly to a deck; the last step at the end. */
export interface History<Change = DeckChange> {
  readonly done: readonly Step<Change>[];
  readonly undone: readonly Step<Change>[];
}

/** A step that is to be gone, and the history afterwards. */
export interface StepTo<Change = DeckChange> {
  readonly changes: readonly Change[];
  readonly history: History<Change>;
}

export const NO_HISTORY: History<never> = { done: [], undone: [] };

/** Further back nobody remembers. */
const MAX_STEPS = 500;

/** A new edit ends what could have been done again. */
export function record<Change>(history: History<Change>, step: Step<Change>): History<Change> {
  return { done: [...history.done, step].slice(-MAX_STEPS), undone: [] };
}

/** The changes that take the last step back, and the history afterwards. */
export function undo<Change>(history: History<Change>): StepTo<Change> | undefined {
  const step = history.done.at(-1);
  if (!step) return undefined;
  return {
    changes: step.back,
    history: { done: history.done.slice(0, -1), undone: [...history.undone, step] },
  };
}

/** The changes that do again what was taken back last, and the history afterwards. */
export function redo<Change>(history: History<Change>): StepTo<Change> | undefined {
  const step = history.undone.at(-1);
  if (!step) return undefined;
  return {
    changes: step.forth,
    history: { done: [...history.done, step], undone: history.undone.slice(0, -1) },
  };
}
