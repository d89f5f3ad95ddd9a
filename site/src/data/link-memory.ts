import { useSyncExternalStore } from "react";
import { createStore } from "../domain/store";
import { readVisit, writeVisit } from "./visit-storage";

const KEY = "links";
const PAGES = ["crypt", "library", "twd", "pda", "cards", "decks"] as const;

/**
 * Where the links of the navigation lead back to (docs/rules/site.md §1.2), by page: the `q` text of the last search,
 * undefined at its defaults; the id of the last card or deck, as its URL has it.
 */
export type LinkMemory = Readonly<Record<(typeof PAGES)[number], string | undefined>>;

/** Reads only texts, whatever the tab has stored. */
export function parseLinkMemory(raw: unknown): LinkMemory {
  const stored: Record<string, unknown> = typeof raw === "object" && raw !== null ? { ...raw } : {};
  const text = (value: unknown) => (typeof value === "string" ? value : undefined);
  return Object.fromEntries(PAGES.map((page) => [page, text(stored[page])])) as LinkMemory;
}

const memory = createStore<LinkMemory>(parseLinkMemory(readVisit(KEY)));

export function rememberLink(change: Partial<LinkMemory>): void {
  const next = { ...memory.get(), ...change };
  const before = memory.get();
  if (PAGES.every((page) => next[page] === before[page])) return;
  memory.set(next);
  writeVisit(KEY, next);
}

/** What `select` returns of the memory; the component is rendered again only when that changes. */
export function useLinkMemory<Value>(select: (memory: LinkMemory) => Value): Value {
  return useSyncExternalStore(memory.subscribe, () => select(memory.get()));
}

export function readLinkMemory(): LinkMemory {
  return memory.get();
}

/** Reports each search, card and deck that is opened. */
export const watchLinks = memory.subscribe;
