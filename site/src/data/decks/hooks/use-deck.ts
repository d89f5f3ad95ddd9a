import { useCallback, useEffect } from "react";
import type { Deck, DeckId } from "../../../domain/deck/deck";
import { useReadAfterPaint } from "../../use-after-paint";
import { changedParts } from "../store/changed-parts";
import type { DeckStore } from "../store/deck-store";
import type { FetchProblem } from "../sync/deck-fetcher";
import { useDeckStore, useDeckStoreValue } from "./use-deck-store";

export type DeckState =
  | { readonly status: "loading" }
  | { readonly status: "failed"; readonly problem: FetchProblem; readonly retry: () => void }
  /** Its id differs from the requested one once the server has created the deck: the URL follows. */
  | { readonly status: "ready"; readonly deck: Deck };

/**
 * A stored deck with unsent edits applied: first from this device, then from the server. `id` undefined: no deck is
 * requested.
 */
export function useDeck(id: DeckId | undefined): DeckState {
  const { deckStore } = useDeckStore();
  return useDeckState(
    id,
    useDeckStoreValue(deckStore, (store) => (id ? store.deck(id) : undefined)),
  );
}

/** The same for a page whose lists read the cards themselves: it follows changed copies one paint behind them. */
export function useDeckAfterCards(id: DeckId | undefined): DeckState {
  const { deckStore } = useDeckStore();
  const read = useCallback(() => (id ? deckStore.deck(id) : undefined), [deckStore, id]);
  return useDeckState(id, useReadAfterPaint(deckStore.subscribe, read, changesMoreThanCards));
}

/** What an edit of cards changes, and what the server's answer to it does. */
const FOLLOWING: ReadonlySet<keyof Deck> = new Set(["cards", "version", "changed"]);

function changesMoreThanCards(last: Deck | undefined, next: Deck | undefined): boolean {
  if (!last || !next) return last !== next;
  return changedParts(last, next).some((part) => !FOLLOWING.has(part));
}

function useDeckState(id: DeckId | undefined, deck: Deck | undefined): DeckState {
  const { deckStore, known } = useDeckStore();
  const ready = useDeckStoreValue(deckStore, (store) => store.ready()) && known;
  const real = useDeckStoreValue(deckStore, (store) => id && store.realId(id));
  const problem = useDeckStoreValue(deckStore, (store) => id && store.problem(id));
  useEffect(() => {
    if (ready && real) return watch(deckStore, real);
  }, [deckStore, ready, real]);

  if (!ready || !real) return { status: "loading" };
  if (deck) return { status: "ready", deck };
  if (problem) return { status: "failed", problem, retry: () => void deckStore.refresh(real) };
  return { status: "loading" };
}

/** A deck older than this is fetched again when it is shown. */
const FRESH_MS = 10_000;

/** Fetches the deck now and whenever the user returns to it. */
function watch(deckStore: DeckStore, id: DeckId): () => void {
  let last = 0;
  const look = (watched: boolean) => {
    if (Date.now() - last < FRESH_MS) return;
    last = Date.now();
    void deckStore.refresh(id, watched);
  };
  const again = () => document.visibilityState === "visible" && look(true);
  look(false);
  window.addEventListener("focus", again);
  window.addEventListener("online", again);
  document.addEventListener("visibilitychange", again);
  return () => {
    window.removeEventListener("focus", again);
    window.removeEventListener("online", again);
    document.removeEventListener("visibilitychange", again);
  };
}
