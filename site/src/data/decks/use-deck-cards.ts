import { useEffect, useMemo } from "react";
import type { DeckCards, DeckId } from "../../domain/deck/deck";
import { useOnline } from "../network";
import { createStore, useStore } from "../store";
import { deckView } from "./deck-view";
import type { Desk } from "./desk";
import { useDesk } from "./use-desk";

export interface KnownDeckCards {
  /** As many as are at hand yet, with the edits on their way. */
  readonly cards: ReadonlyMap<DeckId, DeckCards>;
  /** false: some are still on their way, or could not be had. */
  readonly complete: boolean;
  readonly failed: boolean;
}

type Fetching = "idle" | "fetching" | "failed";
const states = new WeakMap<Desk, ReturnType<typeof createStore<Fetching>>>();

/**
 * The cards of many decks, for a search among them: those of this device at once, the others from the server, a
 * hundred at a time. Nothing is fetched until they are wanted.
 * @public Used by the advanced selector.
 */
export function useDeckCards(ids: readonly DeckId[], wanted: boolean): KnownDeckCards {
  const { desk } = useDesk();
  const shelf = useStore(desk.shelf.decks);
  const queue = useStore(desk.queue.shown);
  const ready = useStore(desk.ready);
  const state = stateOf(desk);
  const failed = useStore(state) === "failed";
  const online = useOnline();
  // biome-ignore lint/correctness/useExhaustiveDependencies: what could not be had without network is tried again with it.
  useEffect(() => {
    if (wanted && ready) void bring(desk, ids);
  }, [desk, ids, wanted, ready, online]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: deckView reads shelf and queue through the desk; the cards have to follow both.
  const cards = useMemo(() => {
    const known = ids.flatMap((id) => {
      const deck = wanted ? deckView(desk, id) : undefined;
      return deck ? [[id, deck.cards] as const] : [];
    });
    return new Map(known);
  }, [desk, ids, wanted, shelf, queue]);
  return { cards, complete: cards.size === ids.length, failed };
}

function stateOf(desk: Desk) {
  const known = states.get(desk) ?? createStore<Fetching>("idle");
  states.set(desk, known);
  return known;
}

async function bring(desk: Desk, ids: readonly DeckId[]): Promise<void> {
  const state = stateOf(desk);
  if (state.get() === "fetching") return;
  state.set("fetching");
  try {
    await desk.fetching.decks(ids, () => {});
    state.set("idle");
  } catch {
    state.set("failed");
  }
}
