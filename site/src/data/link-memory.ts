import { useSyncExternalStore } from "react";
import { createStore } from "../domain/store";
import { readVisit, writeVisit } from "./visit-storage";

/** Where the links of the navigation lead back to (docs/rules/site.md §1.2). */
export interface LinkMemory {
  /** The `q` text of the last search; undefined at its defaults. */
  readonly crypt: string | undefined;
  readonly library: string | undefined;
  readonly twd: string | undefined;
  readonly pda: string | undefined;
  /** Id of the last opened card. */
  readonly card: number | undefined;
  /** Id of the last opened deck, as its URL has it. */
  readonly deck: string | undefined;
}

const KEY = "links";
const LINKS = ["crypt", "library", "twd", "pda", "card", "deck"] as const;

/** Reads only texts and card ids, whatever the tab has stored. */
export function parseLinkMemory(raw: unknown): LinkMemory {
  const stored: Record<string, unknown> = typeof raw === "object" && raw !== null ? { ...raw } : {};
  const text = (value: unknown) => (typeof value === "string" ? value : undefined);
  return {
    crypt: text(stored.crypt),
    library: text(stored.library),
    twd: text(stored.twd),
    pda: text(stored.pda),
    card: Number.isInteger(stored.card) ? Number(stored.card) : undefined,
    deck: text(stored.deck),
  };
}

const memory = createStore<LinkMemory>(parseLinkMemory(readVisit(KEY)));

export function rememberLink(change: Partial<LinkMemory>): void {
  const next = { ...memory.get(), ...change };
  const before = memory.get();
  if (LINKS.every((link) => next[link] === before[link])) return;
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
