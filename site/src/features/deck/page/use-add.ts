import { useLayoutEffect, useMemo, useRef } from "react";
import type { CardId } from "../../../domain/card/card";
import type { DeckCards } from "../../../domain/deck/deck";
import { MAX_COPIES } from "../../../domain/deck/limits";
import type { CopiesChange } from "../rows/deck-row";

/** Puts copies of a card into the deck, as many as there is room for. */
export type AddCopies = (card: CardId, copies: number) => void;

/** The function stays the same after every edit. undefined: the deck is only read. */
export function useAdd(cards: DeckCards, onCopies: CopiesChange): AddCopies | undefined {
  const known = useRef(cards);
  useLayoutEffect(() => {
    known.current = cards;
  }, [cards]);
  return useMemo(
    () =>
      onCopies &&
      ((card: CardId, copies: number) => {
        const present = known.current.get(card) ?? 0;
        const next = Math.min(present + copies, MAX_COPIES);
        if (next !== present) onCopies(card, next);
      }),
    [onCopies],
  );
}
