import { useSyncExternalStore } from "react";

/**
 * What this page has learnt about card images: addresses that do not answer, and whether to ask any more.
 * After three images in a row that could not be had, the host is taken to be unreachable and the text cards
 * stand in for the rest of the visit, until the network comes back or somebody asks for images again.
 */
const GIVE_UP_AFTER = 3;

const missing = new Set<string>();
let inARow = 0;
const listeners = new Set<() => void>();

function tell(): void {
  for (const listener of listeners) listener();
}

/** The address to try next; undefined when there is none left or the site has stopped asking. */
export function nextAddress(candidates: readonly string[]): string | undefined {
  if (inARow >= GIVE_UP_AFTER) return undefined;
  return candidates.find((candidate) => !missing.has(candidate));
}

/** An address gave no picture: it is not asked again. With the last of a card's addresses its image has failed. */
export function recordFailure(address: string, candidates: readonly string[]): void {
  missing.add(address);
  if (candidates.every((candidate) => missing.has(candidate))) inARow += 1;
  tell();
}

export function recordSuccess(): void {
  inARow = 0;
}

/** Asks again for everything: the network is back, or somebody wants to see the images. */
export function retryImages(): void {
  missing.clear();
  inARow = 0;
  tell();
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener("online", retryImages);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener("online", retryImages);
  };
}

/** The same, kept up to date while the page learns. */
export function useNextAddress(candidates: readonly string[]): string | undefined {
  return useSyncExternalStore(subscribe, () => nextAddress(candidates));
}
