import { useEffect, useMemo, useState } from "react";
import type { CardId } from "../../../domain/card/card";
import type { DeckCards } from "../../../domain/deck/deck";
import { type Difference, withDifference } from "../../../domain/deck/diff/difference";
import { readChanges, writeChanges } from "../../../domain/deck/review/change-set";
import {
  countApplied,
  outdatedChanges,
  pendingChanges,
  propose,
  withCurrentCopies,
} from "../../../domain/deck/review/proposal";

export interface Proposal {
  /** All changes in the URL, also those already applied. */
  readonly count: number;
  /** The changes that are already applied. */
  readonly applied: number;
  /** The changes that are still to be applied. */
  readonly pending: Difference;
  /** The proposed cards of the deck. */
  readonly cards: DeckCards;
  /** The deck has changed since the proposal. */
  readonly outdated: boolean;
  /** Parts of the URL that could not be read. */
  readonly refused: readonly string[];
  readonly propose: (card: CardId, copies: number) => void;
}

/** The proposal in the URL for a deck. `onHash` normalizes the link, `onProposed` writes a new proposal. */
export function useProposal(
  deck: DeckCards,
  hash: string,
  onHash: (hash: string) => void,
  onProposed: (hash: string) => void,
): Proposal {
  const { changes, refused } = useMemo(() => readChanges(hash), [hash]);
  const pending = useMemo(() => pendingChanges(deck, changes), [deck, changes]);
  const cards = useMemo(() => withDifference(deck, pending), [deck, pending]);
  // Remembered while the rest of the link is shown, although the URL is normalized at once.
  const [unreadable, setUnreadable] = useState(refused);
  if (refused.length > 0 && refused.join() !== unreadable.join()) setUnreadable(refused);
  // Links of other sites lack the original copies; without them an applied change could be applied again.
  const bare = [...changes.values()].some(({ from }) => from === undefined);
  useEffect(() => {
    if (bare) onHash(writeChanges(withCurrentCopies(changes, deck)));
  }, [bare, changes, deck, onHash]);
  return {
    count: changes.size,
    applied: countApplied(deck, changes),
    pending,
    cards,
    outdated: outdatedChanges(deck, changes).length > 0,
    refused: refused.length > 0 || changes.size > 0 ? unreadable : [],
    propose: (card, copies) => onProposed(writeChanges(propose(changes, deck, card, copies))),
  };
}
