import { useDeferredValue, useEffect, useMemo } from "react";
import type { ListedDeck } from "../../domain/deck/deck";
import { listOf } from "../../domain/deck/operations/listed";
import { useStore } from "../store";
import { deckView } from "./deck-view";
import type { Desk } from "./desk";
import { useDesk } from "./use-desk";

/** The decks of a person. Only a known list has decks, and may be empty. */
export type DeckList = { readonly retry: () => void } & (
  | {
      /** "failed": neither the server nor this device could say which decks there are. */
      readonly status: "signed-out" | "loading" | "failed";
    }
  | {
      readonly status: "ready";
      /** With the edits on their way, the last changed first. */
      readonly decks: readonly ListedDeck[];
    }
);

const NONE: readonly ListedDeck[] = [];

/** For finding a deck by its id: that one is missing means nothing unless the status is "ready". */
export function decksSoFar(list: DeckList): readonly ListedDeck[] {
  return list.status === "ready" ? list.decks : NONE;
}

/** The decks of the person who is signed in. */
export function useDeckList(): DeckList {
  const { desk, known } = useDesk();
  // A long list takes longer than an edit that is to be painted first.
  const rows = useDeferredValue(useStore(desk.list.decks));
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
    () => rows && listOf(rows, operations, (id) => deckView(desk, id)),
    [desk, rows, operations, shelf],
  );
  return useMemo((): DeckList => {
    const retry = () => void desk.fetching.list();
    if (known && desk.user === undefined) return { status: "signed-out", retry };
    if (!known || !ready) return { status: "loading", retry };
    if (decks) return { status: "ready", decks, retry };
    return { status: problem ? "failed" : "loading", retry };
  }, [desk, known, ready, decks, problem]);
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
