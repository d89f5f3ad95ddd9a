import { USER_PREFIX } from "../storage-names";

/** Ids of public decks that this person has removed on this device: published files may list them for some minutes. */
const KEY = `${USER_PREFIX}removed-public-decks`;
const MAX_KEPT = 100;

export function removedDecks(): ReadonlySet<string> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return new Set(Array.isArray(stored) ? stored.filter((id) => typeof id === "string") : []);
  } catch {
    return new Set();
  }
}

/** An id that was removed is never public again; the oldest are dropped. */
export function rememberRemoved(id: string): void {
  const kept = [...removedDecks()].filter((other) => other !== id).slice(1 - MAX_KEPT);
  try {
    localStorage.setItem(KEY, JSON.stringify([...kept, id]));
  } catch {
    // Where storage is refused, the page itself remembers them.
  }
}
