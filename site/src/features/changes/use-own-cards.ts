import { useMemo } from "react";
import { useDeckCards } from "../../data/decks/hooks/use-deck-cards";
import { decksSoFar, useDeckList } from "../../data/decks/hooks/use-deck-list";
import type { CardId } from "../../domain/card/card";

/** The cards of all decks of the user, fetched when they are `wanted`. */
export function useOwnCards(wanted: boolean) {
  const list = useDeckList();
  const decks = decksSoFar(list);
  const ids = useMemo(() => decks.map(({ id }) => id), [decks]);
  const { cards, complete, failed } = useDeckCards(ids, wanted);
  const all = useMemo(
    () => new Set<CardId>([...cards.values()].flatMap((deck) => [...deck.keys()])),
    [cards],
  );
  return {
    cards: all,
    signedIn: list.status !== "signed-out",
    complete: list.status === "signed-out" || (list.status === "ready" && complete),
    failed: failed || list.status === "failed",
  };
}
