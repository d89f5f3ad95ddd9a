import type { Card } from "../../card/card";
import type { Comparator } from "./comparator";
import type { Entry } from "./entry";

/** Sorts the cards of one base. Each order is computed once, so that a search only looks up ranks. */
export class Sorter<Kind extends Card, Sort extends string> {
  readonly #cards: readonly Kind[];
  readonly #orders: Readonly<Record<Sort, Comparator<Entry<Kind>>>>;
  readonly #ranks = new Map<Sort, ReadonlyMap<Kind, number>>();

  constructor(cards: readonly Kind[], orders: Readonly<Record<Sort, Comparator<Entry<Kind>>>>) {
    this.#cards = cards;
    this.#orders = orders;
  }

  /** A sorted copy; all cards must be in the base. */
  sort(cards: readonly Kind[], sort: Sort): readonly Kind[] {
    const ranks = this.#placesBy(sort);
    return cards.toSorted((a, b) => (ranks.get(a) ?? 0) - (ranks.get(b) ?? 0));
  }

  #placesBy(sort: Sort): ReadonlyMap<Kind, number> {
    const known = this.#ranks.get(sort);
    if (known) return known;
    const compare = this.#orders[sort];
    const entries = this.#cards.map((card) => ({ card, quantity: 0 })).sort(compare);
    const ranks = new Map(entries.map(({ card }, rank) => [card, rank]));
    this.#ranks.set(sort, ranks);
    return ranks;
  }
}
