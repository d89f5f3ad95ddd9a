import type { Card } from "../../card/card";
import { by, type Comparator } from "./comparator";
import { Ranks } from "./ranks";

/** A card in a list; 0 copies in lists without copies. */
export interface Entry<Kind extends Card> {
  readonly card: Kind;
  readonly quantity: number;
}

/** Comparators of crypt and library lists. */
export interface CommonOrders<Kind extends Card> {
  readonly name: Comparator<Entry<Kind>>;
  /** Most copies first. */
  readonly quantity: Comparator<Entry<Kind>>;
  /** Newest first printing first; cards without a date last. */
  readonly printDate: Comparator<Entry<Kind>>;
}

/** `cards` are all cards that may be in the list: names are ranked once instead of compared repeatedly. */
export function commonOrders<Kind extends Card>(cards: readonly Kind[]): CommonOrders<Kind> {
  const names = new Ranks(cards.map((card) => card.asciiName));
  const dates = new Ranks(cards.map((card) => card.firstPrint));
  return {
    name: by(({ card }) => names.of(card.asciiName)),
    quantity: by(({ quantity }) => -quantity),
    printDate: by(({ card }) => (card.firstPrint === "" ? 1 : -dates.of(card.firstPrint))),
  };
}
