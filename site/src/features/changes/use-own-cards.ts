import { useMemo } from "react";
import { useDeckCards } from "../../data/decks/hooks/use-deck-cards";
import { decksSoFar, useDeckList } from "../../data/decks/hooks/use-deck-list";
import type { CardId } from "../../domain/card/card";

export interface OwnCardsSoFar {
  readonly cards: ReadonlySet<CardId>;
  /** Whether the cards of all decks are known. */
  readonly complete: boolean;
  readonly failed: boolean;
}

/** The cards of all decks of the user. */
export function useOwnCards(): OwnCardsSoFar {
  const list = useDeckList();
  const decks = decksSoFar(list);
  const ids = useMemo(() => decks.map(({ id }) => id), [decks]);
  const { cards, complete, failed } = useDeckCards(ids, true);
  const all = useMemo(
    () => new Set<CardId>([...cards.values()].flatMap((deck) => [...deck.keys()])),
    [cards],
  );
  return {
    cards: all,
    complete: list.status === "signed-out" || (list.status === "ready" && complete),
    failed: failed || list.status === "failed",
  };
}
