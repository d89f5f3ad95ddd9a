import { useMemo, useSyncExternalStore } from "react";
import type { Deck } from "../domain/deck/deck";
import { parseRecent, type RecentDeck, recentFrom, withRecent } from "../domain/deck/list/recent";
import { session } from "./session";
import { USER_PREFIX } from "./storage-names";

/**
 * Other people's decks viewed on this device, newest first. They reveal what a user has read, including decks shared
 * by private links, so they are personal data and removed at sign-out. Visitors without an account have them, too.
 */
const KEY = `${USER_PREFIX}recent-decks`;

/** When storage is unavailable, they last as long as the page. */
let unstored = "[]";

/** Reads the stored text each time, so that clearing the user's data needs no call to this module. */
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
