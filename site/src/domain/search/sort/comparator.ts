import { englishOrder } from "../../text/order";

/** Negative if the first sorts before the second. */
export type Comparator<Item> = (a: Item, b: Item) => number;

/** Sorts by the first comparator, ties by the next. */
export function chain<Item>(...comparators: readonly Comparator<Item>[]): Comparator<Item> {
  return (a, b) => {
    for (const compare of comparators) {
      const order = compare(a, b);
      if (order !== 0) return order;
    }
    return 0;
  };
}

/** Ascending. */
export function by<Item>(key: (item: Item) => number): Comparator<Item> {
  return (a, b) => key(a) - key(b);
}

/** In English order; items without the word come last. */
export function byWord<Item>(word: (item: Item) => string): Comparator<Item> {
  const compare = englishOrder();
  return (a, b) => {
    const one = word(a);
    const other = word(b);
    return one === "" || other === "" ? Number(one === "") - Number(other === "") : compare(one, other);
  };
}

export function reverse<Item>(compare: Comparator<Item>): Comparator<Item> {
  return (a, b) => compare(b, a);
}
