import { useEffect, useMemo } from "react";
import { type DeckState, useDeck, useDeckAfterCards } from "../../../data/decks/hooks/use-deck";
import {
  type DeckEditing,
  useDeckEditing,
  useDeckEditingAfterPaint,
} from "../../../data/decks/hooks/use-deck-editing";
import { isTemporary } from "../../../data/decks/queue/temporary-id";
import { rememberRecentDeck } from "../../../data/recent-decks";
import type { DeckId, ListedDeck } from "../../../domain/deck/deck";
import { withListedRevisions } from "../../../domain/deck/list/listed-revisions";
import type { DeckReference } from "../../../domain/deck/url/deck-reference";
import { asDeckId, type DeckRoute, readDeckRoute } from "../../../domain/deck/url/deck-route";
import { deckFromUrl } from "./deck-from-url";
import type { OpenedDeck } from "./opened-deck";
import { useArchivedDeck } from "./use-archived-deck";
import { usePrecon } from "./use-precon";

const NO_ID = asDeckId("");

/** The deck with an id of any kind: the user's own, another user's, a precon, or the deck in the URL. */
export function useOpenedDeck(reference: DeckReference, mine: readonly ListedDeck[]): OpenedDeck {
  const route = useDeckRoute(reference.id, mine);
  const stored = storedId(route);
  return useAnyDeck({
    reference,
    mine,
    route,
    state: useDeck(stored),
    editing: useDeckEditing(stored ?? NO_ID),
  });
}

/** The same for a page whose lists read the cards themselves: it follows changed copies one paint behind them. */
export function useOpenedDeckAfterCards(reference: DeckReference, mine: readonly ListedDeck[]): OpenedDeck {
  const route = useDeckRoute(reference.id, mine);
  const stored = storedId(route);
  const state = useDeckAfterCards(stored);
  return useAnyDeck({ reference, mine, route, state, editing: useDeckEditingAfterPaint(stored ?? NO_ID) });
}

interface StoredDeck {
  readonly reference: DeckReference;
  readonly mine: readonly ListedDeck[];
  readonly route: DeckRoute;
  /** The deck on the server that the route names. */
  readonly state: DeckState;
  readonly editing: DeckEditing;
}

function useAnyDeck({ reference: { search, hash }, mine, route, state, editing }: StoredDeck): OpenedDeck {
  const precon = usePrecon(route.kind === "precon" ? route.id : undefined);
  const archived = useArchivedDeck(route.kind === "archive" ? route.id : undefined);
  const inUrl = route.kind === "in-url";
  const written = useMemo(() => (inUrl ? deckFromUrl(search, hash) : undefined), [inUrl, search, hash]);
  const known = state.status === "ready" ? state.deck : undefined;
  const deck = useMemo(() => known && withListedRevisions(known, mine), [known, mine]);
  const viewed = deck ?? (archived.status === "ready" ? archived.deck : undefined);
  useEffect(() => {
    if (viewed) rememberRecentDeck(viewed);
  }, [viewed]);

  if (written) return { status: "ready", ...written, editing: undefined };
  switch (route.kind) {
    case "precon":
      return precon;
    case "archive":
      return archived;
    case "none":
    case "in-url":
      return { status: "none" };
    default:
      if (state.status === "failed") return { ...state, refusedFor: editing.problems.at(-1)?.code };
      if (!deck) return { status: "loading" };
      return { status: "ready", deck, editing: deck.isAuthor ? editing : undefined };
  }
}

/** The kind of deck an id in the URL names; a temporary id is a deck that the user is creating. */
export function useDeckRoute(id: string, mine: readonly ListedDeck[]): DeckRoute {
  return readDeckRoute(id, (own) => isTemporary(own) || mine.some((deck) => deck.id === own));
}

/** The id of a deck on the server. */
function storedId(route: DeckRoute): DeckId | undefined {
  switch (route.kind) {
    case "own":
    case "server":
    case "redirect":
      return route.id;
    default:
      return undefined;
  }
}
