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
  /** Of one's own deck. */
  readonly editing: DeckEditing | undefined;
}

interface ReviewSteps extends Pick<DeckEditing, "undo" | "redo" | "canUndo" | "canRedo"> {
  readonly propose: (hash: string) => void;
  /** Something was put into the deck. */
  readonly applied: () => void;
}

interface Kept {
  readonly deck: DeckId;
  /** What the address has been in these steps. */
  readonly hashes: readonly string[];
  readonly history: History<ReviewAction>;
}

/** The way back and forth in a review, of what is proposed and of what is applied in one line. */
export function useReviewSteps({ deck, hash, onHash, editing }: Reviewed): ReviewSteps {
  const [kept, setKept] = useState<Kept>({ deck, hashes: [hash], history: NO_HISTORY });
  // Another link in the address is another review.
  const known: Kept =
    kept.deck === deck && kept.hashes.includes(hash) ? kept : { deck, hashes: [hash], history: NO_HISTORY };
  const { history } = known;
  const keep = (next: Kept["history"], ...hashes: readonly string[]) =>
    setKept({ deck, hashes: [...new Set([...known.hashes, ...hashes])], history: next });
  const go = (step: StepTo<ReviewAction> | undefined) => {
    if (!step) return;
    keep(step.history);
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
      keep(proposed(history, hash, next), next);
      onHash(next);
    },
    applied: () => keep(applied(history)),
    undo: () => go(back),
    redo: () => go(forth),
    canUndo: back !== undefined,
    canRedo: forth !== undefined,
  };
}
