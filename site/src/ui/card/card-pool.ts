import { useSyncExternalStore } from "react";
import type { CardPool } from "../../domain/limited/limited-format";

/** The cards that may be played in limited mode; what tells it is fetched with the mode only. */
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

/** undefined: all cards may be played. */
export function useCardPool(): CardPool | undefined {
  return useSyncExternalStore(subscribe, getPool);
}

/** In limited mode, may the card not be played? */
export function useIsOutside(card: Parameters<CardPool>[0]): boolean {
  const isIn = useCardPool();
  return isIn !== undefined && !isIn(card);
}
