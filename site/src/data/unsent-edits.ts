import { createStore } from "../domain/store";
import { UNSENT_PREFIX, unsentKey } from "./storage-names";
import { useStore } from "./store";
import { storedText } from "./stored-text";

/**
 * How many edits of decks wait to be sent: small enough to be loaded by the logout dialog. The edits
 * themselves are stored by `data/decks/`.
 */
const counted = createStore<ReadonlyMap<string, number>>(new Map());

/** Includes edits of an earlier visit and of other tabs. */
export function unsentEdits(username: string): number {
  return counted.get().get(username) ?? storedCount(username);
}

/** The same for a page that stays open. */
export function useUnsentEdits(username: string): number {
  return useStore(counted).get(username) ?? storedCount(username);
}

const stored = (username: string) => storedText(unsentKey(username));
const storedCount = (username: string) => Number(stored(username).read() ?? 0);

export function noteUnsentEdits(username: string, count: number): void {
  if (unsentEdits(username) === count) return;
  counted.set(new Map([...counted.get(), [username, count]]));
}

/** Stores the noted number on the device, for other tabs and later visits. */
export function storeUnsentEdits(username: string): void {
  const count = counted.get().get(username);
  if (count !== undefined) stored(username).write(count === 0 ? null : String(count));
}

/** Uses the count stored on the device from now on: this tab no longer has a newer one. */
export function forgetCount(username: string): void {
  counted.set(new Map([...counted.get()].filter(([name]) => name !== username)));
}

/** Whether edits of any user wait on this device. */
export function hasUnsentEdits(): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith(UNSENT_PREFIX));
  } catch {
    return false;
  }
}
