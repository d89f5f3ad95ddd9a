import type { DeckId } from "../../domain/deck/deck";
import { createDesk, type Desk, type DeskPorts } from "./desk";
import type { CallServer } from "./send";
import type { TabNews, Tabs } from "./tabs";
import { memoryStorage } from "./user-storage";

let keys = 0;

/** A browser: what it keeps, and the tabs in it, which share a lock and hear of each other. */
export function browser(user = "Anna") {
  const kept = new Map<string, unknown>();
  const listeners = new Set<(news: TabNews) => void>();
  let last: Promise<unknown> = Promise.resolve();
  const alone = (work: () => Promise<void>) => {
    const done = last.then(work);
    last = done.catch(() => undefined);
    return done;
  };
  const tabs = (): Tabs => {
    let own = (_: TabNews) => {};
    return {
      tell: (news) => {
        for (const listener of listeners) if (listener !== own) queueMicrotask(() => listener(news));
      },
      onNews: (listener) => {
        own = listener;
        listeners.add(listener);
      },
      close: () => listeners.delete(own),
    };
  };
  /** Time does not pass by itself: pauses end when the test says so. */
  const pauses = new Set<() => void>();
  const later = (_: number, work: () => void) => {
    pauses.add(work);
    return () => pauses.delete(work);
  };
  const open = (call: CallServer, ports: Partial<DeskPorts> = {}): Desk => {
    const newKey = () => {
      keys += 1;
      return `key-${String(keys).padStart(8, "0")}`;
    };
    const world = { user, storage: memoryStorage(kept), tabs: tabs(), alone, later, now: () => 0, newKey };
    return createDesk({ ...world, call, callAsUser: call, ...ports });
  };
  const endPauses = () => {
    const all = [...pauses];
    pauses.clear();
    for (const work of all) work();
  };
  return { kept, open, endPauses };
}

/** Lets everything happen that waits for nothing outside. */
export async function quiet(): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

export const asId = (id: string) => id as DeckId;
