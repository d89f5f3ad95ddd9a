import type { DeckChange } from "../change";

/** A step and the changes that undo it. */
export interface Step<Change = DeckChange> {
  readonly forth: readonly Change[];
  readonly back: readonly Change[];
}

/** Steps of the current visit, mostly edits of one deck; latest last. */
export interface History<Change = DeckChange> {
  readonly done: readonly Step<Change>[];
  readonly undone: readonly Step<Change>[];
}

/** A step to undo or redo, with the resulting history. */
export interface StepTo<Change = DeckChange> {
  readonly changes: readonly Change[];
  readonly history: History<Change>;
}

export const NO_HISTORY: History<never> = { done: [], undone: [] };

/** Limit of the history. */
const MAX_STEPS = 500;

/** Records a step; afterwards undone steps cannot be redone. */
export function record<Change>(history: History<Change>, step: Step<Change>): History<Change> {
  return { done: [...history.done, step].slice(-MAX_STEPS), undone: [] };
}

/** Undoes the last step; undefined if there is none. */
export function undo<Change>(history: History<Change>): StepTo<Change> | undefined {
  const step = history.done.at(-1);
  if (!step) return undefined;
  return {
    changes: step.back,
    history: { done: history.done.slice(0, -1), undone: [...history.undone, step] },
  };
}

/** Redoes the last undone step; undefined if there is none. */
export function redo<Change>(history: History<Change>): StepTo<Change> | undefined {
  const step = history.undone.at(-1);
  if (!step) return undefined;
  return {
    changes: step.forth,
    history: { done: [...history.done, step], undone: history.undone.slice(0, -1) },
  };
}
