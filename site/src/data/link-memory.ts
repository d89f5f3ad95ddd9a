import { useSyncExternalStore } from "react";
import { createStore } from "../domain/store";
import { session } from "./session";
import { readVisit, writeVisit } from "./visit-storage";

/** Begins like the keys of the user's other data, which are removed at sign-out. */
const KEY = "user.links";
const PAGES = ["crypt", "library", "twd", "pda", "cards", "decks"] as const;

/**
 * Where the links of the navigation lead back to (docs/rules/site.md §1.2), by page: the `q` text of the last search,
 * absent at its defaults; the id of the last card or deck, as its URL has it.
 */
export type LinkMemory = { readonly [page in (typeof PAGES)[number]]?: string | undefined };

/** Reads only texts, whatever the tab has stored. */
export function parseLinkMemory(raw: unknown): LinkMemory {
  const stored: Readonly<Record<string, unknown>> = { ...(raw as object | undefined) };
  return Object.fromEntries(
    PAGES.map((page) => [page, stored[page]]).filter(([, value]) => typeof value === "string"),
  ) as LinkMemory;
}

const memory = createStore(parseLinkMemory(readVisit(KEY)));
memory.subscribe(() => writeVisit(KEY, memory.get()));

export function rememberLink(change: LinkMemory): void {
  const before = memory.get();
  const next = { ...before, ...change };
  if (PAGES.some((page) => next[page] !== before[page])) memory.set(next);
}

/** The next user must not see what this one has opened. */
export function forgetLinks(): void {
  memory.set({});
}

session.subscribe(() => session.get() === "out" && forgetLinks());

/** What `select` returns of the memory; the component is rendered again only when that changes. */
export function useLinkMemory<Value>(select: (memory: LinkMemory) => Value): Value {
  return useSyncExternalStore(memory.subscribe, () => select(memory.get()));
}

export function readLinkMemory(): LinkMemory {
  return memory.get();
}

/** Reports each search, card and deck that is opened. */
export const watchLinks = memory.subscribe;
