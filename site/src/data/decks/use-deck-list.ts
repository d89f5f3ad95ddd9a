import { useDeferredValue, useEffect, useMemo } from "react";
import type { ListedDeck } from "../../domain/deck/deck";
import { listOf } from "../../domain/deck/operations/listed";
import { useStore } from "../store";
import { deckView } from "./deck-view";
import type { Desk } from "./desk";
import { useDesk } from "./use-desk";

export interface DeckList {
  /** "failed": neither the server nor this device has told which decks there are. */
  readonly status: "signed-out" | "loading" | "failed" | "ready";
  /** With the edits on their way, the last changed first. */
  readonly decks: readonly ListedDeck[];
  readonly retry: () => void;
}

/** The decks of the person who is signed in. */
export function useDeckList(): DeckList {
  const { desk, known } = useDesk();
  // A long list takes longer than an edit that is to be painted first.
  const server = useStore(desk.list.decks);
  const rows = useDeferredValue(server);
  const operations = useDeferredValue(useStore(desk.queue.shown).operations);
  const shelf = useDeferredValue(useStore(desk.shelf.decks));
  const problem = useStore(desk.fetching.listProblem);
  const ready = useStore(desk.ready);
  const user = known ? desk.user : undefined;
  useEffect(() => {
    if (user !== undefined) return watchList(desk);
  }, [desk, user]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: deckView reads the shelf through the desk; the list has to follow it.
  const decks = useMemo(
    () => listOf(rows ?? [], operations, (id) => deckView(desk, id)),
    [desk, rows, operations, shelf],
  );
  const status = () => {
    if (known && desk.user === undefined) return "signed-out";
    if (!known || !ready) return "loading";
    if (server) return "ready";
    return problem ? "failed" : "loading";
  };
  return { status: status(), decks, retry: () => void desk.fetching.list() };
}

/** Looked at again after so long, the list is asked for again. */
const FRESH_MS = 30_000;

/** When the list of a desk was fetched last. */
const fetched = new WeakMap<Desk, number>();

function watchList(desk: Desk): () => void {
  const look = () => {
    const now = desk.ports.now();
    if (document.visibilityState !== "visible" || now - (fetched.get(desk) ?? 0) < FRESH_MS) return;
    fetched.set(desk, now);
    void desk.started.then(() => desk.fetching.list());
  };
  look();
  document.addEventListener("visibilitychange", look);
  window.addEventListener("online", look);
  return () => {
    document.removeEventListener("visibilitychange", look);
    window.removeEventListener("online", look);
  };
}
