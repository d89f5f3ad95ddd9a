import { useEffect } from "react";
import { decksSoFar, useDeckList } from "../data/decks/hooks/use-deck-list";
import type { ModelFinderProps } from "../features/archive/archive-page";
import { useOpenedDeck } from "../features/deck/shared/use-opened-deck";

/** Finds the deck that others are compared with; renders nothing itself. */
export function ModelFinder({ id, onModel }: ModelFinderProps) {
  const decks = decksSoFar(useDeckList());
  const opened = useOpenedDeck({ id, search: "", hash: "" }, decks);
  const { status } = opened;
  const deck = opened.status === "ready" ? opened.deck : undefined;
  useEffect(() => {
    if (deck) onModel({ status: "ready", name: deck.name, cards: deck.cards });
    else if (status !== "ready") onModel({ status });
  }, [deck, status, onModel]);
  return null;
}
