import { useMemo } from "react";
import type { CardId } from "../../../domain/card/card";
import type { DeckCards } from "../../../domain/deck/deck";
import { type ComparedView, comparedCards } from "../../../domain/deck/diff/compared-cards";
import { played } from "../../../domain/deck/diff/difference";
import { usePlaced } from "../rows/use-placed";

/** Two decks beside one another. */
export interface Compared {
  /** Names the pair: another pair is rendered from scratch. */
  readonly pair: string;
  readonly from: DeckCards;
  readonly to: DeckCards;
  /** Whose copies stand before the cards, and are edited if any are. */
  readonly shown: "from" | "to";
  readonly view: ComparedView;
}

interface ComparedCards {
  /** The copies that stand before the cards. */
  readonly cards: DeckCards;
  /** Where the cards stand; what no longer belongs to the view stays for a moment, so that no row moves away. */
  readonly placed: DeckCards;
}

/** The cards of a comparison as its lists take them. */
export function useCompared({ pair, from, to, shown, view }: Compared): ComparedCards {
  const seen = useMemo(() => comparedCards(from, to, view), [from, to, view]);
  const lately = usePlaced(`${pair} ${view}`, seen);
  const own = shown === "from" ? from : to;
  return useMemo(() => {
    const placed = new Map<CardId, number>([...seen, ...lately]);
    return { placed, cards: new Map([...placed.keys()].map((card) => [card, played(own, card)])) };
  }, [seen, lately, own]);
}
