import { USER_PREFIX } from "../storage-names";
import { parseJson, storedText } from "../stored-text";

/** Ids of public decks that this user has removed on this device: published files may list them for some minutes. */
const stored = storedText(`${USER_PREFIX}removed-public-decks`);
const MAX_REMOVED = 100;

export function removedDecks(): ReadonlySet<string> {
  const ids = parseJson(stored.read());
  return new Set(Array.isArray(ids) ? ids.filter((id) => typeof id === "string") : []);
}

/** An id that was removed is never public again; the oldest are dropped. */
export function rememberRemoved(id: string): void {
  const others = [...removedDecks()].filter((other) => other !== id).slice(1 - MAX_REMOVED);
  stored.write(JSON.stringify([...others, id]));
}
