import { useLayoutEffect, useMemo, useRef } from "react";
import type { CardId } from "../../../domain/card/card";
import type { DeckCards } from "../../../domain/deck/deck";
import { stepped } from "../../../ui/quantity/stepped";
import type { CopiesChange } from "../rows/deck-row";

/** Puts one more copy of a card into the deck; the same function after every edit. undefined: it is only read. */
export function useAdd(cards: DeckCards, onCopies: CopiesChange): ((card: CardId) => void) | undefined {
  const known = useRef(cards);
  useLayoutEffect(() => {
    known.current = cards;
  }, [cards]);
  return useMemo(
    () =>
      onCopies &&
      ((card: CardId) => {
        const copies = stepped(known.current.get(card), 1);
        if (copies !== undefined) onCopies(card, copies);
      }),
    [onCopies],
  );
}
