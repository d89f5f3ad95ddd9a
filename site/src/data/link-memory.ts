import { useSyncExternalStore } from "react";
import { createStore } from "../domain/store";
import { session } from "./session";
import { readVisit, writeVisit } from "./visit-storage";

/** Begins like the keys of the user's other data, which are removed at sign-out. */
const KEY = "user.links";

/**
 * Where the links of the navigation lead back to (docs/rules/site.md §1.2), by page: the `q` text of the last search,
 * absent at its defaults; the id of the last card or deck, as its URL has it.
 */
export type LinkMemory = {
  readonly [page in "crypt" | "library" | "twd" | "pda" | "cards" | "decks"]?: string | undefined;
};

/** Reads only texts, whatever the tab has stored. */
export function parseLinkMemory(raw: unknown): LinkMemory {
  const known = Object.entries(raw ?? {}).filter(([, value]) => typeof value === "string");
  return Object.fromEntries(known);
}

/** Pages that a link leads back to, and each search, card and deck that is opened. */
export const linkMemory = createStore(parseLinkMemory(readVisit(KEY)));
linkMemory.subscribe(() => writeVisit(KEY, linkMemory.get()));

export function rememberLink(change: LinkMemory): void {
  const before = linkMemory.get();
  const next = { ...before, ...change };
  if (JSON.stringify(next) !== JSON.stringify(before)) linkMemory.set(next);
}

// The next user must not see what this one has opened.
session.subscribe(() => session.get() === "out" && linkMemory.set({}));

/** What `select` returns of the memory; the component is rendered again only when that changes. */
export function useLinkMemory<Value>(select: (memory: LinkMemory) => Value): Value {
  return useSyncExternalStore(linkMemory.subscribe, () => select(linkMemory.get()));
}
