import { useMemo } from "react";
import type { DeckCards, DeckId } from "../../../domain/deck/deck";
import type { DeckStore } from "../store/deck-store";
import { useDeckStore } from "./use-deck-store";

/** The cards of a deck with unsent edits applied, for many rows that each show one card. */
export interface WatchedCards {
  readonly get: () => DeckCards;
  readonly subscribe: (listener: () => void) => () => void;
}

/** The same object as long as it is the same deck: an edit renders the row of its card only. */
export function useWatchedCards(id: DeckId): WatchedCards {
  const { deckStore } = useDeckStore();
  return useMemo(() => watched(deckStore, id), [deckStore, id]);
}

const NO_CARDS: DeckCards = new Map();

function watched(deckStore: DeckStore, id: DeckId): WatchedCards {
  return { get: () => deckStore.deck(id)?.cards ?? NO_CARDS, subscribe: deckStore.subscribe };
}
