import { useSyncExternalStore } from "react";
import type { InventoryStore } from "../../../data/inventory/inventory-store";
import type { CardId } from "../../../domain/card/card";
import type { Target } from "../../../domain/inventory/balance";
import { EMPTY_INVENTORY, type Inventory } from "../../../domain/inventory/inventory";

/** The inventory of this moment, which each row reads itself, so that an edit renders one row and not its list. */
export interface StockSource {
  readonly subscribe: (listener: () => void) => () => void;
  readonly inventory: () => Inventory;
}

/** One subscription to the store for all rows. */
export function sourceOf(store: InventoryStore): StockSource {
  const listeners = new Set<() => void>();
  let known = store.inventory() ?? EMPTY_INVENTORY;
  let stop: (() => void) | undefined;
  const read = () => {
    const next = store.inventory() ?? known;
    if (next === known) return;
    known = next;
    for (const listener of listeners) listener();
  };
  return {
    subscribe: (listener) => {
      stop ??= store.subscribe(read);
      listeners.add(listener);
      read();
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        stop?.();
        stop = undefined;
      };
    },
    inventory: () => {
      if (!stop) known = store.inventory() ?? known;
      return known;
    },
  };
}

/** An inventory that does not change. */
export function constantSource(inventory: Inventory): StockSource {
  return { subscribe: () => () => {}, inventory: () => inventory };
}

interface CardStock {
  /** undefined: not in the inventory. */
  readonly copies: number | undefined;
  readonly target: Target | undefined;
  readonly hasNote: boolean;
}

export function useCardStock({ subscribe, inventory }: StockSource, card: CardId): CardStock {
  const copies = useSyncExternalStore(subscribe, () => inventory().copies.get(card));
  const target = useSyncExternalStore(subscribe, () => inventory().targets.get(card));
  const hasNote = useSyncExternalStore(subscribe, () => inventory().notes.has(card));
  return { copies, target, hasNote };
}
