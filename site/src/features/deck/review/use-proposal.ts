import { useEffect, useMemo, useState } from "react";
import type { CardId } from "../../../domain/card/card";
import type { DeckCards } from "../../../domain/deck/deck";
import { type Difference, withDifference } from "../../../domain/deck/diff/difference";
import { readChanges, writeChanges } from "../../../domain/deck/review/change-set";
import {
  anchored,
  countApplied,
  movedChanges,
  propose,
  standingChanges,
} from "../../../domain/deck/review/proposal";

export interface Proposal {
  /** Changes in the address, those among them that are in the deck already too. */
  readonly count: number;
  /** Those of them that are in the deck already. */
  readonly applied: number;
  /** What is still to be done to the deck. */
  readonly standing: Difference;
  /** The deck's cards as they are proposed. */
  readonly cards: DeckCards;
  /** The deck has changed since. */
  readonly moved: boolean;
  /** Parts of the address that are not understood. */
  readonly refused: readonly string[];
  readonly propose: (card: CardId, copies: number) => void;
}

/** What the address proposes for a deck. `onHash` puts a link right, `onProposed` writes what is proposed now. */
export function useProposal(
  deck: DeckCards,
  hash: string,
  onHash: (hash: string) => void,
  onProposed: (hash: string) => void,
): Proposal {
  const { changes, refused } = useMemo(() => readChanges(hash), [hash]);
  const standing = useMemo(() => standingChanges(deck, changes), [deck, changes]);
  const cards = useMemo(() => withDifference(deck, standing), [deck, standing]);
  // Said as long as the rest of such a link is shown, though the address is put right at once.
  const [spoilt, setSpoilt] = useState(refused);
  if (refused.length > 0 && refused.join() !== spoilt.join()) setSpoilt(refused);
  // Links of other sites leave out what they were made for: once it is applied, nothing may be applied again.
  const bare = [...changes.values()].some(({ from }) => from === undefined);
  useEffect(() => {
    if (bare) onHash(writeChanges(anchored(changes, deck)));
  }, [bare, changes, deck, onHash]);
  return {
    count: changes.size,
    applied: countApplied(deck, changes),
    standing,
    cards,
    moved: movedChanges(deck, changes).length > 0,
    refused: refused.length > 0 || changes.size > 0 ? spoilt : [],
    propose: (card, copies) => onProposed(writeChanges(propose(changes, deck, card, copies))),
  };
}
