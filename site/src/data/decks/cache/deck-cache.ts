import { type Deck, type DeckId, NO_OWN_FACTS } from "../../../domain/deck/deck";
import { createStore, type Store } from "../../../domain/store";
import type { UserStorage } from "../storage/user-storage";

/** Format version of a stored deck; a deck in another format is fetched again. */
const VERSION = 2;

interface StoredDeck {
  readonly version: typeof VERSION;
  readonly deck: Deck;
}

export const storedDeck = (deck: Deck): StoredDeck => ({ version: VERSION, deck });

function readStoredDeck(raw: unknown): Deck | undefined {
  const stored = raw as StoredDeck | undefined;
  return stored?.version === VERSION ? { ...NO_OWN_FACTS, ...stored.deck } : undefined;
}

const versionOf = (deck: Deck | undefined) => deck?.version ?? -1;

/** Local copies of the server's decks: available immediately and offline. */
export interface DeckCache {
  /** Decks that were needed in this visit. */
  readonly decks: Store<ReadonlyMap<DeckId, Deck>>;
  /** Finds a deck of this visit or an earlier one. */
  find(id: DeckId): Promise<Deck | undefined>;
  findAll(ids: readonly DeckId[]): Promise<void>;
  /** The version of each deck that is stored on this device; reads them without adding them to `decks`. */
  storedVersions(ids: readonly DeckId[]): Promise<ReadonlyMap<DeckId, number>>;
  put(decks: readonly Deck[]): Promise<void>;
  /** Stores decks for later; `decks` only changes for those that it has already. */
  store(decks: readonly Deck[]): Promise<void>;
  /**
   * Replaces `before`, if it is still the newest known version, with `now`. false: another write came first, perhaps in
   * another tab; `decks` then holds its result.
   */
  replace(before: Deck | undefined, now: Deck): Promise<boolean>;
  drop(ids: readonly DeckId[]): Promise<void>;
  /** Rereads decks that another tab has stored. */
  reread(ids: readonly DeckId[]): Promise<void>;
}

export function createDeckCache(storage: UserStorage, keyOf: (id: DeckId) => string): DeckCache {
  const decks = createStore<ReadonlyMap<DeckId, Deck>>(new Map());

  /** A stored deck is never newer than the one in memory, unless another tab reports a change. */
  function show(found: readonly Deck[]): void {
    const newer = found.filter(({ id, version }) => versionOf(decks.get().get(id)) < version);
    if (newer.length > 0) set(newer);
  }

  function set(those: readonly Deck[]): void {
    decks.set(new Map([...decks.get(), ...those.map((deck) => [deck.id, deck] as const)]));
  }

  async function readStored(ids: readonly DeckId[]): Promise<readonly Deck[]> {
    const found = await storage.getMany(ids.map(keyOf)).catch(() => []);
    return found.map(readStoredDeck).filter((deck) => deck !== undefined);
  }

  async function readAll(ids: readonly DeckId[]): Promise<void> {
    show(await readStored(ids));
  }

  /** Another tab may have stored a newer deck meanwhile: edits that have left the queue since exist only there. */
  async function storeAll(those: readonly Deck[]): Promise<void> {
    const byKey = new Map(those.map((deck) => [keyOf(deck.id), deck]));
    await storage.updateMany([...byKey.keys()], (key, raw) => {
      const there = readStoredDeck(raw);
      const deck = byKey.get(key);
      return !deck || (there && there.version > deck.version) ? raw : storedDeck(deck);
    });
  }

  /** Does not replace a deck newer than `before` that another tab has stored. */
  async function storeAfter(before: Deck | undefined, now: Deck): Promise<Deck | undefined> {
    let newer: Deck | undefined;
    await storage.update(keyOf(now.id), (raw) => {
      const there = readStoredDeck(raw);
      newer = there && there.version > versionOf(before) ? there : undefined;
      return newer ? raw : storedDeck(now);
    });
    return newer;
  }

  return {
    decks,
    find: async (id) => {
      if (!decks.get().has(id)) await readAll([id]);
      return decks.get().get(id);
    },
    findAll: (ids) => readAll(ids.filter((id) => !decks.get().has(id))),
    storedVersions: async (ids) => new Map((await readStored(ids)).map(({ id, version }) => [id, version])),
    put: async (those) => {
      set(those);
      // A full disk only costs the offline copy.
      await storeAll(those).catch(() => undefined);
    },
    store: async (those) => {
      show(those.filter(({ id }) => decks.get().has(id)));
      await storeAll(those);
    },
    replace: async (before, now) => {
      // A deck that is not in memory yet is shown without waiting for the disk.
      if (!before) show([now]);
      const newer = await storeAfter(before, now).catch(() => undefined);
      if (newer) show([newer]);
      if (newer || versionOf(decks.get().get(now.id)) > (before ?? now).version) return false;
      set([now]);
      return true;
    },
    drop: async (ids) => {
      const gone = new Set(ids);
      decks.set(new Map([...decks.get()].filter(([id]) => !gone.has(id))));
      await storage.remove(ids.map(keyOf)).catch(() => undefined);
    },
    reread: readAll,
  };
}
