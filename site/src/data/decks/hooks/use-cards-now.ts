import type { Deck, DeckCards } from "../../../domain/deck/deck";
import type { DeckStore } from "../store/deck-store";
import { useDeckStoreValue } from "./use-deck-store";

/** The cards of a deck with every edit, for parts that show an edit before the page around them. */
export function useCardsNow(deckStore: DeckStore, deck: Deck | undefined): DeckCards | undefined {
  return useDeckStoreValue(deckStore, () => deck && cardsNow(deckStore, deck));
}

/** The same at the time of the call. A deck that the store does not have keeps its own cards. */
export function cardsNow(deckStore: DeckStore, { id, isAuthor, cards }: Deck): DeckCards {
  return (isAuthor ? deckStore.deck(id)?.cards : undefined) ?? cards;
}
