import { useMemo, useSyncExternalStore } from "react";
import type { Deck } from "../domain/deck/deck";
import { parseRecent, type RecentDeck, recentFrom, withRecent } from "../domain/deck/list/recent";
import { session } from "./session";
import { USER_PREFIX } from "./user-data";

/**
 * The decks of others that were looked at on this device, newest first. They tell what a person has read, also by
 * links that only some people have: so they belong to the person, and go when they sign out. Nobody has to be signed
 * in to have some.
 */
const KEY = `${USER_PREFIX}recent-decks`;

/** Where storage is refused they last as long as the page. */
let unstored = "[]";

/** The text itself, not a copy of it: what clears the person's data need not know of this list. */
function stored(): string {
  try {
    return localStorage.getItem(KEY) ?? "[]";
  } catch {
    return unstored;
  }
}

function parse(text: string): readonly RecentDeck[] {
  try {
    return parseRecent(JSON.parse(text));
  } catch {
    return [];
  }
}

const listeners = new Set<() => void>();

/** Own decks, precons and decks in the address are left out. */
export function rememberRecentDeck(deck: Deck): void {
  const recent = recentFrom(deck);
  if (recent === undefined) return;
  const text = JSON.stringify(withRecent(parse(stored()), recent));
  try {
    localStorage.setItem(KEY, text);
  } catch {
    unstored = text;
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener("storage", listener);
  const stop = session.subscribe(() => {
    if (session.get() === "out") unstored = "[]";
    listener();
  });
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", listener);
    stop();
  };
}

export function useRecentDecks(): readonly RecentDeck[] {
  const text = useSyncExternalStore(subscribe, stored);
  return useMemo(() => parse(text), [text]);
}
