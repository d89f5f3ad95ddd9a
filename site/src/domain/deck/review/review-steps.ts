import { type History, record, redo, type Step, type StepTo, undo } from "../operations/history";

/**
 * What leads from one step of a review to another: other changes in the address, or, by the owner, the deck's own
 * history, since changes that are applied are edits of the deck.
 */
export type ReviewAction =
  | { readonly kind: "propose"; readonly hash: string }
  | { readonly kind: "undo-edit" | "redo-edit" };

type ReviewHistory = History<ReviewAction>;

const EDIT: Step<ReviewAction> = { forth: [{ kind: "redo-edit" }], back: [{ kind: "undo-edit" }] };

/** Something else is proposed. */
export function proposed(history: ReviewHistory, before: string, after: string): ReviewHistory {
  const [back, forth] = [before, after].map((hash) => ({ kind: "propose", hash }) as const);
  return back && forth && before !== after ? record(history, { forth: [forth], back: [back] }) : history;
}

/** Changes went into the deck. */
export function applied(history: ReviewHistory): ReviewHistory {
  return record(history, EDIT);
}

/** Back to before the last step; beyond the first one to what was done to the deck before. */
export function stepBack(history: ReviewHistory, canUndoEdit: boolean): StepTo<ReviewAction> | undefined {
  const step = undo(history);
  if (step || !canUndoEdit) return step;
  return { changes: EDIT.back, history: { done: [], undone: [...history.undone, EDIT] } };
}

/** The last step that was taken back, again. What is done since has put an end to the deck's own. */
export function stepForth(history: ReviewHistory, canRedoEdit: boolean): StepTo<ReviewAction> | undefined {
  const step = redo(history);
  if (step || !canRedoEdit || history.done.length > 0) return step;
  return { changes: EDIT.forth, history };
}
