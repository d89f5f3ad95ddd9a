import { useEffect, useState } from "react";
import type { DeckCards } from "../../../../domain/deck/deck";

/** The delay between the last change and sorting the list again, in milliseconds (docs/rules/decks.md §3.3). */
const REST = 1000;

interface Placed {
  readonly deck: string;
  readonly cards: DeckCards;
}

/** The copies that determine the order of a list: those of a moment ago, so that nothing moves during edits. */
export function usePlaced(deck: string, cards: DeckCards): DeckCards {
  const [placed, setPlaced] = useState<Placed>({ deck, cards });
  useEffect(() => {
    const timer = setTimeout(() => setPlaced({ deck, cards }), REST);
    return () => clearTimeout(timer);
  }, [deck, cards]);
  return placed.deck === deck ? placed.cards : cards;
}
