import { useDeferredValue, useEffect, useMemo } from "react";
import type { ListedDeck } from "../../../domain/deck/deck";
import { listOf } from "../../../domain/deck/operations/listed";
import { useStore } from "../../store";
import type { DeckStore } from "../store/deck-store";
import { deckViewAt } from "../store/deck-view";
import { useDeckStore } from "./use-deck-store";

/** The decks of a user. Only a known list has decks, and may be empty. */
export type DeckList = { readonly retry: () => void } & (
  | {
      /** "failed": neither the server nor this device could provide the list. */
      readonly status: "signed-out" | "loading" | "failed";
    }
  | {
      readonly status: "ready";
      /** With unsent edits applied, the last changed first. */
      readonly decks: readonly ListedDeck[];
    }
);

const NONE: readonly ListedDeck[] = [];

/** For finding a deck by its id: a missing deck means nothing unless the status is "ready". */
export function decksSoFar(list: DeckList): readonly ListedDeck[] {
  return list.status === "ready" ? list.decks : NONE;
}

/** The decks of the signed-in user. */
export function useDeckList(): DeckList {
  const { deckStore, known } = useDeckStore();
  // Rendering a long list is slow: an edit is painted first.
  const rows = useDeferredValue(useStore(deckStore.list.decks));
  const queue = useDeferredValue(useStore(deckStore.queue.shown));
  const cached = useDeferredValue(useStore(deckStore.cache.decks));
  const problem = useStore(deckStore.fetcher.listProblem);
  const ready = useStore(deckStore.ready);
  const user = known ? deckStore.user : undefined;
  useEffect(() => {
    if (user !== undefined) return watchList(deckStore);
  }, [deckStore, user]);
  const decks = useMemo(
    () =>
      rows &&
      listOf(rows, queue.operations, (id) => deckViewAt(deckStore.cache, { decks: cached, queue }, id)),
    [deckStore, rows, queue, cached],
  );
  return useMemo((): DeckList => {
    const retry = () => void deckStore.fetcher.list();
    if (known && deckStore.user === undefined) return { status: "signed-out", retry };
    if (!known || !ready) return { status: "loading", retry };
    if (decks) return { status: "ready", decks, retry };
    return { status: problem ? "failed" : "loading", retry };
  }, [deckStore, known, ready, decks, problem]);
}

/** A list older than this is fetched again when it is shown. */
const FRESH_MS = 30_000;

/** When the list of a deck store was fetched last. */
const fetched = new WeakMap<DeckStore, number>();

function watchList(deckStore: DeckStore): () => void {
  const look = () => {
    const now = deckStore.ports.now();
    if (document.visibilityState !== "visible" || now - (fetched.get(deckStore) ?? 0) < FRESH_MS) return;
    fetched.set(deckStore, now);
    void deckStore.started.then(() => deckStore.fetcher.list());
  };
  look();
  document.addEventListener("visibilitychange", look);
  window.addEventListener("online", look);
  return () => {
    document.removeEventListener("visibilitychange", look);
    window.removeEventListener("online", look);
  };
}
