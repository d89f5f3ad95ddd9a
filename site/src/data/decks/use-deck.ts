import { useEffect } from "react";
import type { Deck, DeckId } from "../../domain/deck/deck";
import { concerns } from "../../domain/deck/operations/held";
import { useStore } from "../store";
import { deckView, realId } from "./deck-view";
import type { Desk } from "./desk";
import type { FetchProblem } from "./fetching";
import { isTemporary } from "./temporary-id";
import { useDesk } from "./use-desk";

export type DeckState =
  | { readonly status: "loading" }
  | { readonly status: "failed"; readonly problem: FetchProblem; readonly retry: () => void }
  /** Its id differs from the one asked for once the server has made the deck: the address follows. */
  | { readonly status: "ready"; readonly deck: Deck };

/**
 * A stored deck with the edits on their way: from this device at once, then as the server has it. undefined: none is
 * asked for.
 */
export function useDeck(id: DeckId | undefined): DeckState {
  const { desk, known } = useDesk();
  const queue = useStore(desk.queue.shown);
  useStore(desk.shelf.decks);
  const problems = useStore(desk.fetching.problems);
  const ready = useStore(desk.ready);
  const real = id && realId(queue, id);
  useEffect(() => {
    if (known && ready && real) return watch(desk, real);
  }, [desk, known, ready, real]);

  if (!id || !real) return { status: "loading" };
  const problem = problems.get(real);
  const deck = known && ready ? deckView(desk, id) : undefined;
  if (deck) return { status: "ready", deck };
  if (!known || !ready) return { status: "loading" };
  if (isTemporary(real) || isDeleted(desk, real))
    return { status: "failed", problem: "unknown", retry: () => {} };
  if (problem) return { status: "failed", problem, retry: () => void desk.fetching.deck(real, false) };
  return { status: "loading" };
}

/** Whether the person has deleted it and the server does not know it yet; lists of decks follow a moment later. */
export function isDeleted(desk: Desk, id: DeckId): boolean {
  return desk.queue.shown.get().operations.some((one) => one.kind === "delete" && concerns(one, id));
}

/** Looked at again after so long, a deck is asked for again. */
const FRESH_MS = 10_000;

/** Fetches the deck now and whenever somebody comes back to it. */
function watch(desk: Desk, id: DeckId): () => void {
  if (isTemporary(id)) return () => {};
  let last = 0;
  const look = (watched: boolean) => {
    if (desk.ports.now() - last < FRESH_MS) return;
    last = desk.ports.now();
    void desk.shelf.find(id).then(() => desk.fetching.deck(id, watched));
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
