import { useEffect, useMemo } from "react";
import type { Deck, DeckCards, DeckId } from "../../../domain/deck/deck";
import { createStore, type Store } from "../../../domain/store";
import { useStore } from "../../store";
import type { DeckStore } from "../store/deck-store";
import { useDeckStore, useDeckStoreValue } from "./use-deck-store";

export interface KnownDeckCards {
  /** Cards of the decks loaded so far, with unsent edits applied. */
  readonly cards: ReadonlyMap<DeckId, DeckCards>;
  /** Whether all decks that exist are loaded. */
  readonly complete: boolean;
  readonly failed: boolean;
}

type FetchState = "idle" | "fetching" | "failed";

interface DeckFetch {
  readonly state: Store<FetchState>;
  /** The decks that were requested last. */
  ids: readonly DeckId[];
}

const fetches = new WeakMap<DeckStore, DeckFetch>();

/**
 * The cards of many decks for a search: cached decks at once, the others fetched in batches. Fetches nothing until
 * `wanted` is true.
 * @public Used by the advanced selector.
 */
export function useDeckCards(ids: readonly DeckId[], wanted: boolean): KnownDeckCards {
  const { decks, complete, failed } = useFetchedDecks(ids, wanted);
  const cards = useMemo(() => new Map(decks.map((deck) => [deck.id, deck.cards])), [decks]);
  return { cards, complete, failed };
}

/** Whole decks in the order of their ids, as far as they are loaded. */
export interface FetchedDecks extends Pick<KnownDeckCards, "complete" | "failed"> {
  readonly decks: readonly Deck[];
}

/** The same with everything about the decks. */
export function useFetchedDecks(ids: readonly DeckId[], wanted: boolean): FetchedDecks {
  const deckStore = useFetchedStore(ids, wanted);
  const moment = useDeckStoreValue(deckStore, (store) => store.moment());
  const ready = useDeckStoreValue(deckStore, (store) => store.ready());
  const failed = useStore(fetchOf(deckStore).state) === "failed";
  const decks = useMemo(
    () => (wanted && ready ? ids.flatMap((id) => deckStore.deck(id, moment) ?? []) : []),
    [deckStore, ids, wanted, ready, moment],
  );
  const unknown = useDeckStoreValue(deckStore, (store) => ids.filter((id) => isUnknown(store, id)).length);
  return { decks, complete: decks.length + unknown === ids.length, failed };
}

/** Whether the server has no such deck. */
function isUnknown(store: DeckStore, id: DeckId): boolean {
  return store.problem(id) === "unknown" && !store.deck(id);
}

/** The decks of the user, which gets those of these ids that are not on this device while `wanted`. */
export function useFetchedStore(ids: readonly DeckId[], wanted: boolean): DeckStore {
  const { deckStore } = useDeckStore();
  const ready = useDeckStoreValue(deckStore, (store) => store.ready());
  useEffect(() => {
    if (wanted && ready) return keepFetched(deckStore, ids);
  }, [deckStore, ids, wanted, ready]);
  return deckStore;
}

function fetchOf(deckStore: DeckStore): DeckFetch {
  const known = fetches.get(deckStore) ?? { state: createStore<FetchState>("idle"), ids: [] };
  fetches.set(deckStore, known);
  return known;
}

/** Fetches missing decks now, and failed ones when the network is back. */
function keepFetched(deckStore: DeckStore, ids: readonly DeckId[]): () => void {
  const fetchNow = () => void fetchMissing(deckStore, ids);
  fetchNow();
  window.addEventListener("online", fetchNow);
  return () => window.removeEventListener("online", fetchNow);
}

/** One fetch at a time: decks requested in the meantime follow it. */
async function fetchMissing(deckStore: DeckStore, ids: readonly DeckId[]): Promise<void> {
  const fetch = fetchOf(deckStore);
  const { state } = fetch;
  fetch.ids = ids;
  if (state.get() === "fetching") return;
  state.set("fetching");
  try {
    for (let fetched: readonly DeckId[] | undefined; fetched !== fetch.ids; ) {
      fetched = fetch.ids;
      await deckStore.fetchAll(fetched);
    }
    state.set("idle");
  } catch {
    state.set("failed");
  }
}
