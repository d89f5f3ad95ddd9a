import { useLayoutEffect, useMemo, useRef } from "react";
import type { CardId } from "../../../domain/card/card";
import type { DeckCards } from "../../../domain/deck/deck";
import type { CopiesChange } from "../rows/deck-row";

/** Puts one more copy of a card into the deck; the same function after every edit. undefined: it is only read. */
export function useAdd(cards: DeckCards, onCopies: CopiesChange): ((card: CardId) => void) | undefined {
  const known = useRef(cards);
  useLayoutEffect(() => {
    known.current = cards;
  }, [cards]);
  return useMemo(
    () => onCopies && ((card: CardId) => onCopies(card, Math.max(known.current.get(card) ?? 0, 0) + 1)),
    [onCopies],
  );
}
