import { useEffect, useState } from "react";
import type { DeckCards } from "../../../domain/deck/deck";

/** Milliseconds after the last change until a list is sorted again (docs/rules/decks.md §3.3). */
const REST = 1000;

interface Placed {
  readonly deck: string;
  readonly cards: DeckCards;
}

/** The copies by which cards stand in their list: those of a moment ago, so that nothing moves while it is edited. */
export function usePlaced(deck: string, cards: DeckCards): DeckCards {
  const [placed, setPlaced] = useState<Placed>({ deck, cards });
  useEffect(() => {
    const timer = setTimeout(() => setPlaced({ deck, cards }), REST);
    return () => clearTimeout(timer);
  }, [deck, cards]);
  return placed.deck === deck ? placed.cards : cards;
}
