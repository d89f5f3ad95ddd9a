import { useMemo } from "react";
import type { DeckCards, DeckId } from "../../domain/deck/deck";
import { deckView } from "./deck-view";
import type { Desk } from "./desk";
import { useDesk } from "./use-desk";

/** The cards of a deck with the edits on their way, for many rows that each show one of them. */
export interface WatchedCards {
  readonly get: () => DeckCards;
  readonly subscribe: (listener: () => void) => () => void;
}

/** The same object as long as it is the same deck: an edit draws the row of its card, not those of all. */
export function useWatchedCards(id: DeckId): WatchedCards {
  const { desk } = useDesk();
  return useMemo(() => watched(desk, id), [desk, id]);
}

const NO_CARDS: DeckCards = new Map();

function watched(desk: Desk, id: DeckId): WatchedCards {
  return {
    get: () => deckView(desk, id)?.cards ?? NO_CARDS,
    subscribe: (listener) => {
      const stopQueue = desk.queue.shown.subscribe(listener);
      const stopShelf = desk.shelf.decks.subscribe(listener);
      return () => {
        stopQueue();
        stopShelf();
      };
    },
  };
}
