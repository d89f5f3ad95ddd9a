import { useMemo, useState } from "react";
import { isCrypt } from "../../../domain/card/ids";
import type { DeckCards } from "../../../domain/deck/deck";

/** The cards of a deck by kind; a kind that an edit does not change keeps its map, and is not rendered again. */
export function useCardsByKind(cards: DeckCards): { readonly crypt: DeckCards; readonly library: DeckCards } {
  const crypt = useMemo(() => new Map([...cards].filter(([id]) => isCrypt(id))), [cards]);
  const library = useMemo(() => new Map([...cards].filter(([id]) => !isCrypt(id))), [cards]);
  return { crypt: useSameCards(crypt), library: useSameCards(library) };
}

function useSameCards(cards: DeckCards): DeckCards {
  const [stable, setStable] = useState(cards);
  if (stable === cards || isSame(stable, cards)) return stable;
  setStable(cards);
  return cards;
}

function isSame(one: DeckCards, other: DeckCards): boolean {
  return one.size === other.size && [...one].every(([id, copies]) => other.get(id) === copies);
}
