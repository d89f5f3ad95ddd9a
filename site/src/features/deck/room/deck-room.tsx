import { type ReactNode, useEffect, useState } from "react";
import { rememberCurrentDeck } from "../../../data/current-deck";
import { decksSoFar, useDeckList } from "../../../data/decks/hooks/use-deck-list";
import { readLinkMemory, rememberLink } from "../../../data/link-memory";
import { type DeckId, isEditable } from "../../../domain/deck/deck";
import { useDocumentSubject } from "../../../ui/document-subject";
import type { DeckParts } from "../page/deck-parts";
import { DeckFailure } from "./deck-failure";
import { type BadLines, DeckFrame } from "./deck-frame";
import { NoDeck } from "./no-deck";
import { useDeckAddress, useOpenedDeck } from "./use-opened-deck";

/** Goes to a deck; undefined: to the room without one. */
export type OpenDeck = (
  id: DeckId | undefined,
  how?: { readonly replace?: boolean; readonly dialog?: string; readonly keepDialog?: boolean },
) => void;

export interface DeckRoomProps {
  /** As the address has it; "" for the room itself. */
  readonly id: string;
  readonly search: string;
  readonly hash: string;
  /** The dialog that is open: a step of the history, so that back closes it. */
  readonly dialog: {
    readonly name: string | undefined;
    readonly open: (name: string) => void;
    readonly close: () => void;
  };
  readonly onOpen: OpenDeck;
  readonly parts: DeckParts;
  readonly pending: ReactNode;
}

/** Decks: one's own, precons, and those of others by their address (docs/rules/decks.md §2.1). */
export function DeckRoom(props: DeckRoomProps) {
  const { id, onOpen, pending } = props;
  const list = useDeckList();
  const address = useDeckAddress(id, decksSoFar(list));
  const opened = useOpenedDeck(props, decksSoFar(list));
  const [badLines, onBadLines] = useState<BadLines | undefined>();
  const frame = { ...props, list, badLines, onBadLines };
  const deck = opened.status === "ready" ? opened.deck : undefined;
  useDocumentSubject(deck?.name);
  useEffect(() => {
    if (deck && isEditable(deck)) rememberCurrentDeck(deck.id);
  }, [deck]);
  // A deck that cannot be had is no place to come back to, nor is one whose cards stand behind "#".
  const reached = deck !== undefined && address.kind !== "in-url";
  const lost = opened.status === "failed" && opened.problem === "unknown";
  useEffect(() => {
    if (reached) rememberLink({ deck: id });
    if (lost && readLinkMemory().deck === id) rememberLink({ deck: undefined });
  }, [reached, lost, id]);
  // The server has given the deck its own id: the address follows.
  const own = deck?.isAuthor ? deck.id : undefined;
  useEffect(() => {
    if (own !== undefined && own !== id) onOpen(own, { replace: true, keepDialog: true });
  }, [own, id, onOpen]);

  const redirect = address.kind === "redirect" ? address.id : undefined;
  useEffect(() => {
    if (redirect !== undefined) onOpen(redirect, { replace: true, keepDialog: true });
  }, [redirect, onOpen]);

  const instead = () => {
    if (opened.status === "ready") return undefined;
    if (redirect !== undefined || opened.status === "loading") return pending;
    return opened.status === "none" ? <NoDeck {...frame} /> : <DeckFailure {...opened} />;
  };

  // One and the same frame, whatever is known of the deck: its buttons are there from the first paint on.
  return (
    <DeckFrame {...frame} {...(opened.status === "ready" ? opened : NO_DECK)}>
      {instead()}
    </DeckFrame>
  );
}

const NO_DECK = { deck: undefined };
