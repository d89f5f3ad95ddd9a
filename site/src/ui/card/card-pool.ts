import { useSyncExternalStore } from "react";
import type { CardPool } from "../../domain/limited/limited-format";

/** Cards allowed in limited mode; set by code that is only loaded with the mode. */
let pool: CardPool | undefined;
const listeners = new Set<() => void>();

export function setCardPool(next: CardPool | undefined): void {
  pool = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const getPool = () => pool;

/** undefined if all cards are allowed. */
export function useCardPool(): CardPool | undefined {
  return useSyncExternalStore(subscribe, getPool);
}

/** Whether a card is excluded by limited mode. */
export function useIsOutside(card: Parameters<CardPool>[0]): boolean {
  const isIn = useCardPool();
  return isIn !== undefined && !isIn(card);
}
