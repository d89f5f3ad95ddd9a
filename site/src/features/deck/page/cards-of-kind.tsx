import { type ReactNode, useMemo, useState } from "react";
import { useCardsNow } from "../../../data/decks/hooks/use-cards-now";
import type { DeckStore } from "../../../data/decks/store/deck-store";
import type { CardKind } from "../../../domain/card/card";
import { isCrypt } from "../../../domain/card/ids";
import type { Deck, DeckCards } from "../../../domain/deck/deck";

interface CardsOfKindProps {
  readonly deckStore: DeckStore;
  readonly deck: Deck;
  readonly kind: CardKind;
  /** The same map as long as no edit changes a card of the kind. */
  readonly children: (cards: DeckCards) => ReactNode;
}

/** Renders a list of a deck for every edit of its cards, without the page around it, which follows one paint later. */
export function CardsOfKind({ deckStore, deck, kind, children }: CardsOfKindProps) {
  const all = useCardsNow(deckStore, deck) ?? deck.cards;
  const cards = useMemo(
    () => new Map([...all].filter(([id]) => isCrypt(id) === (kind === "crypt"))),
    [all, kind],
  );
  return children(useSameCards(cards));
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
