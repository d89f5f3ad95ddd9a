import type { DeckId } from "../../../domain/deck/deck";
import type { SendToApi } from "../../api";
import { inventoryOf } from "../../inventory/inventory-store";
import { reportsOf } from "../../playtest/reports/report-store";
import { searchesOf } from "../../searches/account-searches";
import { closingEdits } from "../queue/closing-edits";
import type { TabChannel } from "../storage/tab-channel";
import type { TabMessage } from "../storage/tab-message";
import { memoryStorage } from "../storage/user-storage";
import { createDeckStoreCore, type DeckStoreCore, type DeckStorePorts } from "../store/store-core";

let keys = 0;

/** A local storage of its own. */
export function mapStorage(): Storage {
  const entries = new Map<string, string>();
  return {
    get length() {
      return entries.size;
    },
    key: (index) => [...entries.keys()][index] ?? null,
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, text) => void entries.set(key, text),
    removeItem: (key) => void entries.delete(key),
    clear: () => entries.clear(),
  };
}

/** A browser with its storage and tabs, which share a lock and exchange messages. */
export function browser(user = "Anna") {
  const disk = new Map<string, unknown>();
  const local = mapStorage();
  const closing = closingEdits(user, () => local);
  const listeners = new Set<(message: TabMessage) => void>();
  let last: Promise<unknown> = Promise.resolve();
  const alone = (work: () => Promise<void>) => {
    const done = last.then(work);
    last = done.catch(() => undefined);
    return done;
  };
  const tabs = (): TabChannel => {
    let own = (_: TabMessage) => {};
    return {
      post: (message) => {
        for (const listener of listeners) if (listener !== own) queueMicrotask(() => listener(message));
      },
      onMessage: (listener) => {
        own = listener;
        listeners.add(listener);
      },
      close: () => listeners.delete(own),
    };
  };
  /** Pauses end only when the test ends them. */
  const pauses = new Set<() => void>();
  const later = (_: number, work: () => void) => {
    pauses.add(work);
    return () => pauses.delete(work);
  };
  const open = (call: SendToApi, ports: Partial<DeckStorePorts> = {}): DeckStoreCore => {
    const newKey = () => {
      keys += 1;
      return `key-${String(keys).padStart(8, "0")}`;
    };
    const storesOf = { inventory: inventoryOf, report: reportsOf, search: searchesOf };
    const loadSync: DeckStorePorts["loadSync"] = async (kind, core) => storesOf[kind](core).sync;
    const defaults = {
      loadSync,
      user,
      storage: memoryStorage(disk),
      closing,
      tabs: tabs(),
      alone,
      later,
      afterPaint: (work: () => void) => work(),
      now: () => 0,
      newKey,
    };
    return createDeckStoreCore({ ...defaults, call, callAsUser: call, ...ports });
  };
  const endPauses = () => {
    const all = [...pauses];
    pauses.clear();
    for (const work of all) work();
  };
  return { disk, local, closing, open, endPauses, later };
}

/** Runs all pending work that waits for nothing outside the page. */
export async function flushTasks(): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

export const asId = (id: string) => id as DeckId;
