import { useEffect, useMemo } from "react";
import type { ListedDeck } from "../../../domain/deck/deck";
import { useReadAfterPaint } from "../../use-after-paint";
import type { DeckStore, Moment } from "../store/deck-store";
import { useDeckStore, useDeckStoreValue } from "./use-deck-store";

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
  const moment = useReadAfterPaint(deckStore.subscribe, deckStore.moment, changesTheDecks);
  const failed = useDeckStoreValue(deckStore, (store) => store.listProblem()) !== undefined;
  const ready = useDeckStoreValue(deckStore, (store) => store.ready());
  const user = known ? deckStore.user : undefined;
  useEffect(() => {
    if (user !== undefined) return watchList(deckStore);
  }, [deckStore, user]);
  const decks = useMemo(() => deckStore.list(moment), [deckStore, moment]);
  return useMemo((): DeckList => {
    const retry = () => void deckStore.refreshList();
    if (known && deckStore.user === undefined) return { status: "signed-out", retry };
    if (!known || !ready) return { status: "loading", retry };
    if (decks) return { status: "ready", decks, retry };
    return { status: failed ? "failed" : "loading", retry };
  }, [deckStore, known, ready, decks, failed]);
}

/** Whether the user has created or deleted a deck, or the server has answered that. */
function changesTheDecks(last: Moment, next: Moment): boolean {
  const count = ({ queue }: Moment) => queue.operations.filter(({ kind }) => kind !== "change").length;
  return count(last) !== count(next);
}

/** A list older than this is fetched again when it is shown. */
const FRESH_MS = 30_000;

/** When the list of a deck store was fetched last. */
const fetched = new WeakMap<DeckStore, number>();

function watchList(deckStore: DeckStore): () => void {
  const look = () => {
    const now = Date.now();
    if (document.visibilityState !== "visible" || now - (fetched.get(deckStore) ?? 0) < FRESH_MS) return;
    fetched.set(deckStore, now);
    void deckStore.refreshList();
  };
  look();
  document.addEventListener("visibilitychange", look);
  window.addEventListener("online", look);
  return () => {
    document.removeEventListener("visibilitychange", look);
    window.removeEventListener("online", look);
  };
}
