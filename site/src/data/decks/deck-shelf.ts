import type { Deck, DeckId } from "../../domain/deck/deck";
import { createStore, type Store } from "../store";
import type { UserStorage } from "./user-storage";

/** Form of a kept deck; another one is fetched anew. */
const VERSION = 1;

interface Kept {
  readonly version: typeof VERSION;
  readonly deck: Deck;
}

function readKept(raw: unknown): Deck | undefined {
  const kept = raw as Kept | undefined;
  return kept?.version === VERSION ? kept.deck : undefined;
}

/** Decks as the server has them, as far as this device knows: at hand at once, and without a network. */
export interface DeckShelf {
  /** Those that were needed in this visit. */
  readonly decks: Store<ReadonlyMap<DeckId, Deck>>;
  /** From this visit or an earlier one. */
  find(id: DeckId): Promise<Deck | undefined>;
  findAll(ids: readonly DeckId[]): Promise<void>;
  put(decks: readonly Deck[]): Promise<void>;
  drop(ids: readonly DeckId[]): Promise<void>;
  /** Another tab has put something. */
  reread(id: DeckId): Promise<void>;
}

export function createShelf(storage: UserStorage, keyOf: (id: DeckId) => string): DeckShelf {
  const decks = createStore<ReadonlyMap<DeckId, Deck>>(new Map());

  /** What is known already is never newer on the disk, unless another tab says so. */
  function show(found: readonly Deck[]): void {
    const newer = found.filter(({ id, rev }) => (decks.get().get(id)?.rev ?? -1) < rev);
    if (newer.length === 0) return;
    decks.set(new Map([...decks.get(), ...newer.map((deck) => [deck.id, deck] as const)]));
  }

  async function readAll(ids: readonly DeckId[]): Promise<void> {
    const kept = await storage.getMany(ids.map(keyOf)).catch(() => []);
    show(kept.map(readKept).filter((deck) => deck !== undefined));
  }

  return {
    decks,
    find: async (id) => {
      if (!decks.get().has(id)) await readAll([id]);
      return decks.get().get(id);
    },
    findAll: (ids) => readAll(ids.filter((id) => !decks.get().has(id))),
    put: async (those) => {
      decks.set(new Map([...decks.get(), ...those.map((deck) => [deck.id, deck] as const)]));
      const entries = those.map(
        (deck) => [keyOf(deck.id), { version: VERSION, deck } satisfies Kept] as const,
      );
      // A full disk only costs the offline copy.
      await storage.setMany(entries).catch(() => undefined);
    },
    drop: async (ids) => {
      const gone = new Set(ids);
      decks.set(new Map([...decks.get()].filter(([id]) => !gone.has(id))));
      await storage.remove(ids.map(keyOf)).catch(() => undefined);
    },
    reread: (id) => readAll([id]),
  };
}
