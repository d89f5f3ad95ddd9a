import type { ListedDeck } from "../../domain/deck/deck";
import { createStore, type Store } from "../store";
import type { UserStorage } from "./user-storage";

const VERSION = 1;

interface Kept {
  readonly version: typeof VERSION;
  readonly decks: readonly ListedDeck[];
}

/** The person's own decks as the server lists them. undefined: not known on this device yet. */
export interface ListShelf {
  readonly decks: Store<readonly ListedDeck[] | undefined>;
  /** Reads what an earlier visit or another tab has kept. */
  reread(): Promise<void>;
  put(decks: readonly ListedDeck[]): Promise<void>;
  /** Of a list that is known. */
  change(change: (decks: readonly ListedDeck[]) => readonly ListedDeck[]): Promise<void>;
}

export function createListShelf(storage: UserStorage, key: string): ListShelf {
  const decks = createStore<readonly ListedDeck[] | undefined>(undefined);
  const put = async (list: readonly ListedDeck[]) => {
    decks.set(list);
    await storage.setMany([[key, { version: VERSION, decks: list } satisfies Kept]]).catch(() => undefined);
  };
  return {
    decks,
    reread: async () => {
      const kept = (await storage.get(key).catch(() => undefined)) as Kept | undefined;
      if (kept?.version === VERSION) decks.set(kept.decks);
    },
    put,
    change: async (change) => {
      const before = decks.get();
      if (before) await put(change(before));
    },
  };
}
