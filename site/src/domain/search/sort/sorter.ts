import type { Card } from "../../card/card";
import type { Comparator } from "./comparator";
import type { Entry } from "./entry";

/** All cards of a base in an order, and the place of each. */
interface Order<Kind> {
  readonly cards: readonly Kind[];
  readonly places: ReadonlyMap<Kind, number>;
}

/** Sorts the cards of one base. Each order is computed once, so that a search only sorts the places of its cards. */
export class Sorter<Kind extends Card, Sort extends string> {
  readonly #cards: readonly Kind[];
  readonly #comparators: Readonly<Record<Sort, Comparator<Entry<Kind>>>>;
  readonly #orders = new Map<Sort, Order<Kind>>();

  constructor(cards: readonly Kind[], comparators: Readonly<Record<Sort, Comparator<Entry<Kind>>>>) {
    this.#cards = cards;
    this.#comparators = comparators;
  }

  /** The cards of the base among these, sorted. */
  sort(cards: readonly Kind[], sort: Sort): readonly Kind[] {
    const order = this.#orderOf(sort);
    const places: number[] = [];
    for (const card of cards) {
      const place = order.places.get(card);
      if (place !== undefined) places.push(place);
    }
    const sorted: Kind[] = [];
    for (const place of Uint32Array.from(places).sort()) {
      const card = order.cards[place];
      if (card) sorted.push(card);
    }
    return sorted;
  }

  #orderOf(sort: Sort): Order<Kind> {
    const known = this.#orders.get(sort);
    if (known) return known;
    const entries = this.#cards.map((card) => ({ card, quantity: 0 })).sort(this.#comparators[sort]);
    const cards = entries.map(({ card }) => card);
    const order = { cards, places: new Map(cards.map((card, place) => [card, place])) };
    this.#orders.set(sort, order);
    return order;
  }
}
