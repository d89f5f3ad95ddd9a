import { useSyncExternalStore } from "react";
import type { DeckId } from "../domain/deck/deck";
import { asDeckId } from "../domain/deck/list/deck-address";
import { session } from "./session";
import { USER_PREFIX } from "./storage-names";

/** The editable own deck that was opened last: a search adds cards to it. Removed when its owner signs out. */
const KEY = `${USER_PREFIX}current-deck`;

/** When storage is unavailable, it lasts as long as the page. */
let unstored: string | null = null;
session.subscribe(() => {
  if (session.get() === "out") unstored = null;
});

/** Reads the stored text each time, so that clearing the user's data needs no call to this module. */
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

/** Its id; undefined when none was opened yet. The deck may have been deleted or locked since. */
export function useCurrentDeckId(): DeckId | undefined {
  const id = useSyncExternalStore(subscribe, stored);
  return id === null ? undefined : asDeckId(id);
}
