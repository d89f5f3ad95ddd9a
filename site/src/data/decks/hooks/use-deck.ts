import { useEffect } from "react";
import type { Deck, DeckId } from "../../../domain/deck/deck";
import { concerns } from "../../../domain/deck/operations/held";
import { useStore } from "../../store";
import { isTemporary } from "../queue/temporary-id";
import type { DeckStore } from "../store/deck-store";
import { deckView, realId } from "../store/deck-view";
import type { FetchProblem } from "../sync/fetch-decks";
import { useDeckStore } from "./use-deck-store";

export type DeckState =
  | { readonly status: "loading" }
  | { readonly status: "failed"; readonly problem: FetchProblem; readonly retry: () => void }
  /** Its id differs from the one asked for once the server has made the deck: the address follows. */
  | { readonly status: "ready"; readonly deck: Deck };

/**
 * A stored deck with unsent edits applied: first from this device, then from the server. `id` undefined: no deck is
 * requested.
 */
export function useDeck(id: DeckId | undefined): DeckState {
  const { deckStore, known } = useDeckStore();
  const queue = useStore(deckStore.queue.shown);
  useStore(deckStore.cache.decks);
  const problems = useStore(deckStore.fetcher.problems);
  const ready = useStore(deckStore.ready);
  const real = id && realId(queue, id);
  useEffect(() => {
    if (known && ready && real) return watch(deckStore, real);
  }, [deckStore, known, ready, real]);

  if (!id || !real) return { status: "loading" };
  const problem = problems.get(real);
  const deck = known && ready ? deckView(deckStore, id) : undefined;
  if (deck) return { status: "ready", deck };
  if (!known || !ready) return { status: "loading" };
  if (isTemporary(real) || isDeleted(deckStore, real))
    return { status: "failed", problem: "unknown", retry: () => {} };
  if (problem) return { status: "failed", problem, retry: () => void deckStore.fetcher.deck(real, false) };
  return { status: "loading" };
}

/** Whether the user has deleted the deck and the server does not know it yet; deck lists follow a moment later. */
export function isDeleted(deckStore: DeckStore, id: DeckId): boolean {
  return deckStore.queue.shown.get().operations.some((one) => one.kind === "delete" && concerns(one, id));
}

/** A deck older than this is fetched again when it is shown. */
const FRESH_MS = 10_000;

/** Fetches the deck now and whenever the user returns to it. */
function watch(deckStore: DeckStore, id: DeckId): () => void {
  if (isTemporary(id)) return () => {};
  let last = 0;
  const look = (watched: boolean) => {
    if (deckStore.ports.now() - last < FRESH_MS) return;
    last = deckStore.ports.now();
    void deckStore.cache.find(id).then(() => deckStore.fetcher.deck(id, watched));
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
