import { useEffect, useMemo } from "react";
import { decksSoFar, useDeckList } from "../data/decks/hooks/use-deck-list";
import { referenceFrom } from "../domain/deck/url/deck-reference";
import type { ModelFinderProps } from "../features/archive/archive-page";
import { useOpenedDeck } from "../features/deck/shared/use-opened-deck";

/** Finds the deck that others are compared with; renders nothing itself. */
export function ModelFinder({ id, onModel }: ModelFinderProps) {
  const decks = decksSoFar(useDeckList());
  const reference = useMemo(() => referenceOf(id), [id]);
  const opened = useOpenedDeck(reference, decks);
  const { status } = opened;
  const deck = opened.status === "ready" ? opened.deck : undefined;
  useEffect(() => {
    if (deck) onModel({ status: "ready", name: deck.name, cards: deck.cards });
    else if (status !== "ready") onModel({ status });
  }, [deck, status, onModel]);
  return null;
}

/** The deck with an id, or the one that is written out: "deck?name=Guns#200011=2". */
function referenceOf(text: string) {
  const [, id = text, written] = /^(deck)([?#].*)$/.exec(text) ?? [];
  return referenceFrom(id, written);
}
