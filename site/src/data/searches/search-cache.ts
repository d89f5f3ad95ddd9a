import type { SavedSearches } from "../../domain/saved-search/search-edits";
import type { UserStorage } from "../decks/storage/user-storage";
import { createStore, type Store } from "../store";

/** The saved searches as the server has them, as far as this device knows. */
export interface ServerSearches {
  /** Counts their changes. */
  readonly version: number;
  readonly searches: SavedSearches;
}

/** Format version of what is stored; another format is fetched again. */
const FORMAT = 1;

interface Stored {
  readonly format: typeof FORMAT;
  readonly known: ServerSearches;
}

/** The local copy of the server's saved searches: available immediately and offline. */
export interface SearchCache {
  /** undefined: not known on this device. */
  readonly known: Store<ServerSearches | undefined>;
  /** Reads what an earlier visit or another tab has stored. */
  reread(): Promise<void>;
  /** Shows and stores searches of the server, unless a later version is known. */
  put(fetched: ServerSearches): Promise<void>;
}

export function createSearchCache(storage: UserStorage, key: string): SearchCache {
  const known = createStore<ServerSearches | undefined>(undefined);
  return {
    known,
    reread: async () => {
      const found = readStored(await storage.get(key).catch(() => undefined));
      if (found) known.set(newest(known.get(), found));
    },
    put: async (fetched) => {
      known.set(newest(known.get(), fetched));
      const change = (stored: unknown): Stored => ({
        format: FORMAT,
        known: newest(readStored(stored), fetched),
      });
      // A full disk only costs the offline copy.
      await storage.update(key, change).catch(() => undefined);
    },
  };
}

function readStored(raw: unknown): ServerSearches | undefined {
  const stored = raw as Stored | undefined;
  return stored?.format === FORMAT ? stored.known : undefined;
}

function newest(before: ServerSearches | undefined, now: ServerSearches): ServerSearches {
  return before && before.version > now.version ? before : now;
}
