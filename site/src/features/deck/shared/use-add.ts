import { useLayoutEffect, useMemo, useRef } from "react";
import type { CardId } from "../../../domain/card/card";
import type { DeckCards } from "../../../domain/deck/deck";
import { MAX_COPIES } from "../../../domain/deck/limits";
import type { CopiesChange } from "./copies-change";

/** Adds copies of a card to the deck, up to the maximum. */
export type AddCopies = (card: CardId, copies: number) => void;

/**
 * The function keeps its identity across edits. undefined: the deck is read-only.
 *
 * @param read returns the cards of the deck at the time of the call.
 */
export function useAdd(read: () => DeckCards, onCopies: CopiesChange): AddCopies | undefined {
  const latest = useRef(read);
  useLayoutEffect(() => {
    latest.current = read;
  }, [read]);
  return useMemo(
    () =>
      onCopies &&
      ((card: CardId, copies: number) => {
        const present = latest.current().get(card) ?? 0;
        const next = Math.min(present + copies, MAX_COPIES);
        if (next !== present) onCopies(card, next);
      }),
    [onCopies],
  );
}
