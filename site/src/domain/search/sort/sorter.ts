import type { Card } from "../../card/card";
import type { Comparator } from "./comparator";
import type { Entry } from "./entry";

/** Sorts the cards of one base; each order is worked out once, so that a search only looks places up. */
export class Sorter<Kind extends Card, Sort extends string> {
  readonly #cards: readonly Kind[];
  readonly #orders: Readonly<Record<Sort, Comparator<Entry<Kind>>>>;
  readonly #places = new Map<Sort, ReadonlyMap<Kind, number>>();

  constructor(cards: readonly Kind[], orders: Readonly<Record<Sort, Comparator<Entry<Kind>>>>) {
    this.#cards = cards;
    this.#orders = orders;
  }

  /** A sorted copy; the cards must be of the base. */
  sort(cards: readonly Kind[], sort: Sort): readonly Kind[] {
    const places = this.#placesBy(sort);
    return cards.toSorted((a, b) => (places.get(a) ?? 0) - (places.get(b) ?? 0));
  }

  #placesBy(sort: Sort): ReadonlyMap<Kind, number> {
    const known = this.#places.get(sort);
    if (known) return known;
    const compare = this.#orders[sort];
    const entries = this.#cards.map((card) => ({ card, quantity: 0 })).sort(compare);
    const places = new Map(entries.map(({ card }, place) => [card, place]));
    this.#places.set(sort, places);
    return places;
  }
}
