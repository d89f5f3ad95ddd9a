import { useSyncExternalStore } from "react";
import type { DeckId } from "../domain/deck/deck";
import { asDeckId } from "../domain/deck/list/deck-address";
import { session } from "./session";
import { USER_PREFIX } from "./user-data";

/** The own deck that was opened last and can be edited: cards found by a search are put into it. It goes with its owner. */
const KEY = `${USER_PREFIX}current-deck`;

/** Where storage is refused it lasts as long as the page. */
let unstored: string | null = null;
session.subscribe(() => {
  if (session.get() === "out") unstored = null;
});

/** The text itself, not a copy of it: what clears the person's data need not know of this deck. */
function stored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return unstored;
  }
}

const listeners = new Set<() => void>();

export function rememberCurrentDeck(id: DeckId): void {
  if (stored() === id) return;
  try {
    localStorage.setItem(KEY, id);
  } catch {
    unstored = id;
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", listener);
  };
}

/** Its id; undefined when none was opened yet. Whether it still is there, and can be edited, is another question. */
export function useCurrentDeckId(): DeckId | undefined {
  const id = useSyncExternalStore(subscribe, stored);
  return id === null ? undefined : asDeckId(id);
}
