import { UNSENT_PREFIX } from "./storage-names";
import { createStore, useStore } from "./store";

/**
 * How many edits of decks wait to be sent: small enough to be loaded by the logout dialog. The edits
 * themselves are stored by `data/decks/`.
 */
const counted = createStore<ReadonlyMap<string, number>>(new Map());

/** Also of an earlier visit and of other tabs. */
export function unsentEdits(username: string): number {
  return counted.get().get(username) ?? kept(username);
}

/** The same for a screen that stays. */
export function useUnsentEdits(username: string): number {
  return useStore(counted).get(username) ?? kept(username);
}

function kept(username: string): number {
  try {
    return Number(localStorage.getItem(UNSENT_PREFIX + username) ?? 0);
  } catch {
    return 0;
  }
}

export function noteUnsentEdits(username: string, count: number): void {
  if (unsentEdits(username) === count) return;
  counted.set(new Map([...counted.get(), [username, count]]));
  try {
    if (count === 0) localStorage.removeItem(UNSENT_PREFIX + username);
    else localStorage.setItem(UNSENT_PREFIX + username, String(count));
  } catch {
    // Private windows may refuse storage: the count then lasts as long as the page.
  }
}

/** Uses the count stored on the device from now on: this tab no longer has a newer one. */
export function forgetCount(username: string): void {
  counted.set(new Map([...counted.get()].filter(([name]) => name !== username)));
}

/** Somebody's edits wait on this device. */
export function hasUnsentEdits(): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith(UNSENT_PREFIX));
  } catch {
    return false;
  }
}

let heldBy = async () => {};

/** Edits wait so that they can be undone: `send` ends the wait, and resolves when they are sent or cannot be. */
export function holdEdits(send: () => Promise<void>): void {
  heldBy = send;
}

/** Sends the edits that wait only so that they can be undone. */
export function sendHeld(): Promise<void> {
  return heldBy();
}
