import { createContext, type ReactNode, useContext, useSyncExternalStore } from "react";
import type { CardPool } from "../../domain/limited/limited-format";
import { createStore } from "../../domain/store";

/** Cards allowed in limited mode; set by code that is only loaded with the mode. */
const pool = createStore<CardPool | undefined>(undefined);

export const setCardPool = pool.set;

const Pool = createContext<CardPool | undefined>(undefined);

/** Tells all cards of the page whether they are allowed: a subscription for each of them would take longer. */
export function CardPoolProvider({ children }: { readonly children: ReactNode }) {
  return <Pool value={useSyncExternalStore(pool.subscribe, pool.get)}>{children}</Pool>;
}

/** undefined if all cards are allowed. */
export function useCardPool(): CardPool | undefined {
  return useContext(Pool);
}

/** Whether a card is excluded by limited mode. */
export function useIsOutside(card: Parameters<CardPool>[0]): boolean {
  const isIn = useCardPool();
  return isIn !== undefined && !isIn(card);
}
