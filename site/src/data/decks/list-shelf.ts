import type { DeckId, ListedDeck } from "../../domain/deck/deck";
import { createStore, type Store } from "../store";
import type { UserStorage } from "./user-storage";

const VERSION = 1;

interface Kept {
  readonly version: typeof VERSION;
  readonly decks: readonly ListedDeck[];
}

/** What an edit has done to a list. */
export interface RowChange {
  readonly rows: readonly ListedDeck[];
  readonly gone: readonly DeckId[];
}

/** The person's own decks as the server lists them. undefined: not known on this device yet. */
export interface ListShelf {
  readonly decks: Store<readonly ListedDeck[] | undefined>;
  /** Reads what an earlier visit or another tab has kept. */
  reread(): Promise<void>;
  put(decks: readonly ListedDeck[]): Promise<void>;
  /** Of a list that is known. Tells what has changed; a long list is kept when the hand rests. */
  change(change: (decks: readonly ListedDeck[]) => readonly ListedDeck[]): RowChange;
  /** What another tab has changed. */
  hear(change: RowChange): void;
}

interface ListPorts {
  readonly storage: UserStorage;
  readonly key: string;
  readonly later: (ms: number, work: () => void) => () => void;
}

const REST_MS = 1000;

export function createListShelf({ storage, key, later }: ListPorts): ListShelf {
  const decks = createStore<readonly ListedDeck[] | undefined>(undefined);
  let cancel = () => {};

  async function keep(): Promise<void> {
    const list = decks.get();
    if (!list) return;
    // A full disk only costs the offline copy.
    await storage.update(key, (): Kept => ({ version: VERSION, decks: list })).catch(() => undefined);
  }

  return {
    decks,
    reread: async () => {
      const kept = (await storage.get(key).catch(() => undefined)) as Kept | undefined;
      if (kept?.version === VERSION) decks.set(kept.decks);
    },
    put: async (list) => {
      cancel();
      decks.set(list);
      await keep();
    },
    change: (change) => {
      const before = decks.get();
      if (!before) return NOTHING;
      const after = change(before);
      decks.set(after);
      cancel();
      cancel = later(REST_MS, () => void keep());
      return difference(before, after);
    },
    hear: ({ rows, gone }) => {
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
