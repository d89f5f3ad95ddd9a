import { type History, record, redo, type Step, type StepTo, undo } from "../operations/history";

/**
 * Steps of a review: other changes in the URL or, for the owner, undo and redo of the deck itself, because applying
 * changes edits the deck.
 */
export type ReviewAction =
  | { readonly kind: "propose"; readonly hash: string }
  | { readonly kind: "undo-edit" | "redo-edit" };

type ReviewHistory = History<ReviewAction>;

const EDIT: Step<ReviewAction> = { forth: [{ kind: "redo-edit" }], back: [{ kind: "undo-edit" }] };

/** Records a new proposal. */
export function proposed(history: ReviewHistory, before: string, after: string): ReviewHistory {
  const [back, forth] = [before, after].map((hash) => ({ kind: "propose", hash }) as const);
  return back && forth && before !== after ? record(history, { forth: [forth], back: [back] }) : history;
}

/** Records that changes were applied to the deck. */
export function applied(history: ReviewHistory): ReviewHistory {
  return record(history, EDIT);
}

/** Undoes the last step, or an earlier edit of the deck if there is none. */
export function stepBack(history: ReviewHistory, canUndoEdit: boolean): StepTo<ReviewAction> | undefined {
  const step = undo(history);
  if (step || !canUndoEdit) return step;
  return { changes: EDIT.back, history: { done: [], undone: [...history.undone, EDIT] } };
}

/** Redoes the last undone step. New steps clear the redo history of the deck. */
export function stepForth(history: ReviewHistory, canRedoEdit: boolean): StepTo<ReviewAction> | undefined {
  const step = redo(history);
  if (step || !canRedoEdit || history.done.length > 0) return step;
  return { changes: EDIT.forth, history };
}
