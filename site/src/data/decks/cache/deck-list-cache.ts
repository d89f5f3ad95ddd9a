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
  /** Replaces the list with a fetched one, to which changes made in the meantime are applied. */
  fetch(request: () => Promise<readonly ListedDeck[]>): Promise<void>;
  /** Changes the list if it is known, and returns the difference; a long list is stored once the user pauses. */
  change(change: ListChange): RowChange;
  /** Applies a change made by another tab. */
  apply(change: RowChange): void;
}

type ListChange = (decks: readonly ListedDeck[]) => readonly ListedDeck[];

interface ListPorts {
  readonly storage: UserStorage;
  readonly key: string;
  readonly later: (ms: number, work: () => void) => () => void;
}

const REST_MS = 1000;

export function createDeckListCache({ storage, key, later }: ListPorts): DeckListCache {
  const decks = createStore<readonly ListedDeck[] | undefined>(undefined);
  /** For each fetch in progress, the changes that its response may lack. */
  const fetches = new Set<ListChange[]>();
  let cancel = () => {};

  function rememberForFetches(change: ListChange): void {
    for (const meanwhile of fetches) meanwhile.push(change);
  }

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
    fetch: async (request) => {
      const meanwhile: ListChange[] = [];
      fetches.add(meanwhile);
      try {
        const list = await request();
        cancel();
        decks.set(meanwhile.reduce(changedUnlessNewer, list));
      } finally {
        fetches.delete(meanwhile);
      }
      await store();
    },
    change: (change) => {
      rememberForFetches(change);
      const before = decks.get();
      // A new deck does not depend on the others.
      if (!before) return difference([], change([]));
      const after = change(before);
      decks.set(after);
      cancel();
      cancel = later(REST_MS, () => void store());
      return difference(before, after);
    },
    apply: ({ rows, gone }) => {
      const replaced = new Set([...gone, ...rows.map(({ id }) => id)]);
      const change: ListChange = (list) => [...list.filter(({ id }) => !replaced.has(id)), ...rows];
      rememberForFetches(change);
      const before = decks.get();
      if (before) decks.set(change(before));
    },
  };
}

/** The list after a change, except the rows that it has in a later version. */
function changedUnlessNewer(list: readonly ListedDeck[], change: ListChange): readonly ListedDeck[] {
  const rows = new Map(list.map((row) => [row.id, row]));
  return change(list).map((row) => {
    const before = rows.get(row.id);
    return before && before.version > row.version ? before : row;
  });
}

function difference(before: readonly ListedDeck[], after: readonly ListedDeck[]): RowChange {
  const known = new Set(before);
  const left = new Set(after.map(({ id }) => id));
  return {
    rows: after.filter((row) => !known.has(row)),
    gone: before.map(({ id }) => id).filter((id) => !left.has(id)),
  };
}
