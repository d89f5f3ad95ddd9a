import type { ListedDeck } from "../../../domain/deck/deck";
import { createStore, type Store } from "../../../domain/store";
import type { RowChange } from "../storage/tab-message";
import type { UserStorage } from "../storage/user-storage";

/** Format version of the stored list; a list in another format is fetched again. */
const VERSION = 2;

interface StoredList {
  readonly version: typeof VERSION;
  readonly decks: readonly ListedDeck[];
}

/** The user's own decks as the server lists them. undefined: not known on this device yet. */
export interface DeckListCache {
  readonly decks: Store<readonly ListedDeck[] | undefined>;
  /** Reads the list stored by an earlier visit or another tab. */
  reread(): Promise<void>;
  put(decks: readonly ListedDeck[]): Promise<void>;
  /** Changes a known list and returns the difference; a long list is stored once the user pauses. */
  change(change: (decks: readonly ListedDeck[]) => readonly ListedDeck[]): RowChange;
  /** Applies a change made by another tab. */
  apply(change: RowChange): void;
}

interface ListPorts {
  readonly storage: UserStorage;
  readonly key: string;
  readonly later: (ms: number, work: () => void) => () => void;
}

const REST_MS = 1000;

export function createDeckListCache({ storage, key, later }: ListPorts): DeckListCache {
  const decks = createStore<readonly ListedDeck[] | undefined>(undefined);
  let cancel = () => {};

  async function store(): Promise<void> {
    const list = decks.get();
    if (!list) return;
    // A full disk only costs the offline copy.
    await storage.update(key, (): StoredList => ({ version: VERSION, decks: list })).catch(() => undefined);
  }

  return {
    decks,
    reread: async () => {
      const stored = (await storage.get(key).catch(() => undefined)) as StoredList | undefined;
      if (stored?.version === VERSION) decks.set(stored.decks);
    },
    put: async (list) => {
      cancel();
      decks.set(list);
      await store();
    },
    change: (change) => {
      const before = decks.get();
      if (!before) return NOTHING;
      const after = change(before);
      decks.set(after);
      cancel();
      cancel = later(REST_MS, () => void store());
      return difference(before, after);
    },
    apply: ({ rows, gone }) => {
      const before = decks.get();
      if (!before) return;
      const replaced = new Set([...gone, ...rows.map(({ id }) => id)]);
      decks.set([...before.filter(({ id }) => !replaced.has(id)), ...rows]);
    },
  };
}

const NOTHING: RowChange = { rows: [], gone: [] };

function difference(before: readonly ListedDeck[], after: readonly ListedDeck[]): RowChange {
  const known = new Set(before);
  const left = new Set(after.map(({ id }) => id));
  return {
    rows: after.filter((row) => !known.has(row)),
    gone: before.map(({ id }) => id).filter((id) => !left.has(id)),
  };
}
