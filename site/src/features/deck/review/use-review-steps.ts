import { useState } from "react";
import type { DeckEditing } from "../../../data/decks/hooks/use-deck-editing";
import type { DeckId } from "../../../domain/deck/deck";
import { type History, NO_HISTORY, type StepTo } from "../../../domain/deck/operations/history";
import {
  applied,
  proposed,
  type ReviewAction,
  stepBack,
  stepForth,
} from "../../../domain/deck/review/review-steps";

interface Reviewed {
  readonly deck: DeckId;
  readonly hash: string;
  readonly onHash: (hash: string) => void;
  /** undefined: the deck belongs to someone else. */
  readonly editing: DeckEditing | undefined;
}

interface ReviewSteps extends Pick<DeckEditing, "undo" | "redo" | "canUndo" | "canRedo"> {
  readonly propose: (hash: string) => void;
  /** Records that changes were applied to the deck. */
  readonly applied: () => void;
}

interface ReviewState {
  readonly deck: DeckId;
  /** The hashes of the URL during these steps. */
  readonly hashes: readonly string[];
  readonly history: History<ReviewAction>;
}

/** Undo and redo in a review, for proposed and applied changes alike. */
export function useReviewSteps({ deck, hash, onHash, editing }: Reviewed): ReviewSteps {
  const [state, setState] = useState<ReviewState>({ deck, hashes: [hash], history: NO_HISTORY });
  // Another link in the URL starts another review.
  const known: ReviewState =
    state.deck === deck && state.hashes.includes(hash)
      ? state
      : { deck, hashes: [hash], history: NO_HISTORY };
  const { history } = known;
  const record = (next: ReviewState["history"], ...hashes: readonly string[]) =>
    setState({ deck, hashes: [...new Set([...known.hashes, ...hashes])], history: next });
  const go = (step: StepTo<ReviewAction> | undefined) => {
    if (!step) return;
    record(step.history);
    for (const action of step.changes) {
      if (action.kind === "propose") onHash(action.hash);
      else if (action.kind === "undo-edit") editing?.undo();
      else editing?.redo();
    }
  };
  const back = stepBack(history, editing?.canUndo ?? false);
  const forth = stepForth(history, editing?.canRedo ?? false);
  return {
    propose: (next) => {
      record(proposed(history, hash, next), next);
      onHash(next);
    },
    applied: () => record(applied(history)),
    undo: () => go(back),
    redo: () => go(forth),
    canUndo: back !== undefined,
    canRedo: forth !== undefined,
  };
}
