import { useSyncExternalStore } from "react";
import type { CardPool } from "../../domain/limited/limited-format";
import { createStore } from "../../domain/store";

/** Cards allowed in limited mode; set by code that is only loaded with the mode. */
const pool = createStore<CardPool | undefined>(undefined);

export const setCardPool = pool.set;

/** undefined if all cards are allowed. */
export function useCardPool(): CardPool | undefined {
  return useSyncExternalStore(pool.subscribe, pool.get);
}

/** Whether a card is excluded by limited mode. */
export function useIsOutside(card: Parameters<CardPool>[0]): boolean {
  const isIn = useCardPool();
  return isIn !== undefined && !isIn(card);
}
