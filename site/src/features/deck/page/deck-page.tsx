import { type ReactNode, useEffect, useMemo } from "react";
import { rememberCurrentDeck } from "../../../data/current-deck";
import { decksSoFar, useDeckList } from "../../../data/decks/hooks/use-deck-list";
import { linkMemory, rememberLink } from "../../../data/link-memory";
import { isEditable } from "../../../domain/deck/deck";
import type { DialogStep } from "../../../ui/dialog-step";
import { useDocumentSubject } from "../../../ui/document-subject";
import { preloadDialog } from "../dialogs/lazy-open-dialog";
import { DeckPageProvider, type OpenDeck } from "../shared/deck-page-context";
import { useDeckRoute, useOpenedDeckAfterCards } from "../shared/use-opened-deck";
import { DeckFailure } from "./deck-failure";
import { DeckLayout } from "./deck-layout";
import { EmptyPage } from "./empty-page";

interface DeckPageProps {
  /** The id in the URL; "" for the page without a deck. */
  readonly id: string;
  readonly search: string;
  readonly hash: string;
  readonly dialog: DialogStep;
  readonly onOpen: OpenDeck;
  readonly pending: ReactNode;
}

/** Decks of the user and of others, precons, winning decks, and decks in the URL (docs/rules/decks.md §2.1). */
export function DeckPage({ id, search, hash, dialog, onOpen, pending }: DeckPageProps) {
  const list = useDeckList();
  const route = useDeckRoute(id, decksSoFar(list));
  const opened = useOpenedDeckAfterCards({ id, search, hash }, decksSoFar(list));
  const deck = opened.status === "ready" ? opened.deck : undefined;
  useDocumentSubject(deck?.name);
  useEffect(() => {
    if (deck && isEditable(deck)) rememberCurrentDeck(deck.id);
  }, [deck]);
  // The navigation returns to the last deck, unless that is unknown or its cards are in the URL.
  const reached = deck !== undefined && route.kind !== "in-url";
  const unknown = opened.status === "failed" && opened.problem === "unknown";
  useEffect(() => {
    if (reached) rememberLink({ decks: id });
    if (unknown && linkMemory.get().decks === id) rememberLink({ decks: undefined });
  }, [reached, unknown, id]);
  // Once the server has assigned an id, the URL follows.
  const own = deck?.isAuthor ? deck.id : undefined;
  useEffect(() => {
    if (own !== undefined && own !== id) onOpen(own, { replace: true, keepDialog: true });
  }, [own, id, onOpen]);

  const redirect = route.kind === "redirect" ? route.id : undefined;
  useEffect(() => {
    if (redirect !== undefined) onOpen(redirect, { replace: true, keepDialog: true });
  }, [redirect, onOpen]);

  const instead = () => {
    if (opened.status === "ready") return undefined;
    if (redirect !== undefined || opened.status === "loading") return pending;
    return opened.status === "none" ? <EmptyPage list={list} /> : <DeckFailure {...opened} />;
  };

  const page = useMemo(
    () => ({ id, search, hash, dialog, preloadDialog, onOpen, pending }),
    [id, search, hash, dialog, onOpen, pending],
  );
  // The same layout whatever is known of the deck: its buttons are there from the first paint on.
  return (
    <DeckPageProvider value={page}>
      <DeckLayout list={list} {...(opened.status === "ready" ? opened : NO_DECK)}>
        {instead()}
      </DeckLayout>
    </DeckPageProvider>
  );
}

const NO_DECK = { deck: undefined };
