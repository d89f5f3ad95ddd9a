import { createStore, type Store } from "../domain/store";
import type { UserStorage } from "./decks/storage/user-storage";

/** Format version of what is stored; another format is fetched again. */
const FORMAT = 1;

interface Stored<Value> {
  readonly format: typeof FORMAT;
  readonly known: Value;
}

/** The local copy of what the server has: available immediately and offline. */
export interface ServerCopy<Value> {
  /** undefined: not known on this device. */
  readonly known: Store<Value | undefined>;
  /** Reads what an earlier visit or another tab has stored. */
  reread(): Promise<void>;
  /** Shows and stores what was fetched, unless something newer is known. */
  put(fetched: Value): Promise<void>;
  /** Removes everything: the user may not see it any longer. */
  clear(): Promise<void>;
}

/** @param newest chooses from, or merges, what is known and what arrives. */
export function createServerCopy<Value>(
  storage: UserStorage,
  key: string,
  newest: (before: Value | undefined, now: Value) => Value,
): ServerCopy<Value> {
  const known = createStore<Value | undefined>(undefined);
  const readStored = (raw: unknown): Value | undefined => {
    const stored = raw as Stored<Value> | undefined;
    return stored?.format === FORMAT ? stored.known : undefined;
  };
  return {
    known,
    reread: async () => {
      const found = readStored(await storage.get(key).catch(() => undefined));
      if (found) known.set(newest(known.get(), found));
    },
    put: async (fetched) => {
      known.set(newest(known.get(), fetched));
      const change = (stored: unknown): Stored<Value> => ({
        format: FORMAT,
        known: newest(readStored(stored), fetched),
      });
      // A full disk only costs the offline copy.
      await storage.update(key, change).catch(() => undefined);
    },
    clear: async () => {
      known.set(undefined);
      await storage.remove([key]).catch(() => undefined);
    },
  };
}
