import type { Card } from "../../card/card";
import { by, type Comparator } from "./comparator";
import { Ranks } from "./ranks";

/** A card in a list; lists without copies count 0. */
export interface Entry<Kind extends Card> {
  readonly card: Kind;
  readonly quantity: number;
}

/** Comparators that both kinds of list use. */
export interface CommonOrders<Kind extends Card> {
  readonly name: Comparator<Entry<Kind>>;
  /** Most copies first. */
  readonly quantity: Comparator<Entry<Kind>>;
  /** Newest first printing first; cards without a date last. */
  readonly printDate: Comparator<Entry<Kind>>;
}

/** `cards` is everything that may stand in the list: names are ranked once, not compared again and again. */
export function commonOrders<Kind extends Card>(cards: readonly Kind[]): CommonOrders<Kind> {
  const names = new Ranks(cards.map((card) => card.asciiName));
  const dates = new Ranks(cards.map((card) => card.firstPrint));
  return {
    name: by(({ card }) => names.of(card.asciiName)),
    quantity: by(({ quantity }) => -quantity),
    printDate: by(({ card }) => (card.firstPrint === "" ? 1 : -dates.of(card.firstPrint))),
  };
}
