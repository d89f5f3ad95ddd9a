import type { CryptCard, LibraryCard } from "../../card/card";
import { totalBlood, totalPool } from "../facts/library-facts";

/** Total capacity of the controlled vampires. */
export function controlledCapacity(controlled: readonly CryptCard[]): number {
  return controlled.reduce((sum, { capacity }) => sum + capacity, 0);
}

/** Total cost of the cards in an ash heap; X is 0. */
export function ashHeapCost(heap: readonly LibraryCard[]): { readonly blood: number; readonly pool: number } {
  const copies = heap.map((card) => ({ card, copies: 1 }));
  return { blood: totalBlood(copies).total, pool: totalPool(copies).total };
}
