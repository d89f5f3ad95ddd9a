import { useEffect, useMemo } from "react";
import type { WinningDeck } from "../../../data/archive/fetch-winning-deck";
import { useDeck } from "../../../data/decks/hooks/use-deck";
import { type DeckEditing, useDeckEditing } from "../../../data/decks/hooks/use-deck-editing";
import { isTemporary } from "../../../data/decks/queue/temporary-id";
import { rememberRecentDeck } from "../../../data/recent-decks";
import type { Deck, DeckId, ListedDeck } from "../../../domain/deck/deck";
import { withListedRevisions } from "../../../domain/deck/list/listed-revisions";
import type { DeckReference } from "../../../domain/deck/url/deck-reference";
import { asDeckId, type DeckRoute, readDeckRoute } from "../../../domain/deck/url/deck-route";
import { deckOfAddress } from "./address-deck";
import { useArchived } from "./use-archived";
import { usePrecon } from "./use-precon";

/** A deck on its way to the screen, wherever it comes from. */
export type OpenedDeck =
  /** No deck is asked for. */
  | { readonly status: "none" }
  | { readonly status: "loading" }
  /** "unknown": NO DECK WITH THIS ID; "connection": CONNECTION PROBLEM (docs/rules/decks.md §16). */
  | {
      readonly status: "failed";
      readonly problem: "unknown" | "connection";
      readonly retry?: (() => void) | undefined;
      /** Why the server did not make it, by its code. */
      readonly refusedFor?: string | undefined;
    }
  /** `editing` of one's own decks, also of those that cannot be edited now. */
  | {
      readonly status: "ready";
      readonly deck: Deck;
      readonly editing: DeckEditing | undefined;
      /** The deck won a tournament. */
      readonly win?: WinningDeck | undefined;
      /** Parts of a deck's address that name no card. */
      readonly refused?: readonly string[] | undefined;
    };

const NO_ID = asDeckId("");

/** The deck with an id of any kind: one's own, somebody else's, a precon, or one that stands in the address. */
export function useOpenedDeck({ id, search, hash }: DeckReference, mine: readonly ListedDeck[]): OpenedDeck {
  const address = useDeckAddress(id, mine);
  const stored = storedId(address);
  const state = useDeck(stored);
  const editing = useDeckEditing(stored ?? NO_ID);
  const precon = usePrecon(address.kind === "precon" ? address.id : undefined);
  const archived = useArchived(address.kind === "archive" ? address.id : undefined);
  const inAddress = address.kind === "in-url";
  const written = useMemo(
    () => (inAddress ? deckOfAddress(search, hash) : undefined),
    [inAddress, search, hash],
  );
  const known = state.status === "ready" ? state.deck : undefined;
  const deck = useMemo(() => known && withListedRevisions(known, mine), [known, mine]);
  const lookedAt = deck ?? (archived.status === "ready" ? archived.deck : undefined);
  useEffect(() => {
    if (lookedAt) rememberRecentDeck(lookedAt);
  }, [lookedAt]);

  if (written) return { status: "ready", ...written, editing: undefined };
  switch (address.kind) {
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

/** What an id in the address asks for; a deck that the server does not know yet is one that somebody just makes here. */
export function useDeckAddress(id: string, mine: readonly ListedDeck[]): DeckRoute {
  return readDeckRoute(id, (own) => isTemporary(own) || mine.some((deck) => deck.id === own));
}

/** The server keeps it, whoever owns it. */
function storedId(address: DeckRoute): DeckId | undefined {
  switch (address.kind) {
    case "own":
    case "server":
    case "redirect":
      return address.id;
    default:
      return undefined;
  }
}
