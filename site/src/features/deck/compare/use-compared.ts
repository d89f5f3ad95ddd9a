import { useMemo } from "react";
import type { CardId } from "../../../domain/card/card";
import type { DeckCards } from "../../../domain/deck/deck";
import { type ComparedView, comparedCards } from "../../../domain/deck/diff/compared-cards";
import { played } from "../../../domain/deck/diff/difference";
import { usePlaced } from "../cards/rows/use-placed";

/** Two decks to compare. */
export interface Compared {
  /** Names the pair: another pair is rendered from scratch. */
  readonly pair: string;
  readonly from: DeckCards;
  readonly to: DeckCards;
  /** The deck whose copies are listed, and edited where that is possible. */
  readonly shown: "from" | "to";
  readonly view: ComparedView;
}

interface ComparedCards {
  /** The listed copies. */
  readonly cards: DeckCards;
  /** The positions of the cards; one that has left the view stays for a moment, so that no row moves. */
  readonly placed: DeckCards;
}

/** The cards of a comparison, as input of its lists. */
export function useCompared({ pair, from, to, shown, view }: Compared): ComparedCards {
  const seen = useMemo(() => comparedCards(from, to, view), [from, to, view]);
  const recent = usePlaced(`${pair} ${view}`, seen);
  const own = shown === "from" ? from : to;
  return useMemo(() => {
    const placed = new Map<CardId, number>([...seen, ...recent]);
    return { placed, cards: new Map([...placed.keys()].map((card) => [card, played(own, card)])) };
  }, [seen, recent, own]);
}
