import { useLocation } from "@tanstack/react-router";
import { useLayoutEffect, useMemo } from "react";
import { useCurrentDeckId } from "../../data/current-deck";
import { useDeck } from "../../data/decks/hooks/use-deck";
import { useDeckEditing } from "../../data/decks/hooks/use-deck-editing";
import { decksSoFar, useDeckList } from "../../data/decks/hooks/use-deck-list";
import type { CardId } from "../../domain/card/card";
import { type DeckId, isEditable, type ListedDeck } from "../../domain/deck/deck";
import { MAX_COPIES } from "../../domain/deck/limits";

/** Undo and redo of the deck on the page. */
export interface Editing {
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly undo: () => void;
  readonly redo: () => void;
}

/** The deck that the user opened last, to which cards are added. */
export interface Adding {
  readonly name: string;
  readonly add: (card: CardId, copies: number) => void;
}

/** "none": there is no such deck, or it cannot be changed. */
export type AddingState = Adding | "loading" | "none";

export interface OwnDecksProps {
  readonly onDecks: (decks: readonly ListedDeck[]) => void;
  readonly onEditing: (editing: Editing) => void;
  readonly onAdding: (adding: AddingState) => void;
}

/** Follows the decks of the signed-in user; renders nothing. */
export function OwnDecks({ onDecks, onEditing, onAdding }: OwnDecksProps) {
  const decks = decksSoFar(useDeckList());
  const shown = useLocation({ select: ({ pathname }) => /^\/decks\/(.+)$/.exec(pathname)?.[1] });
  const deck = decks.find(({ id }) => id === shown);
  const current = useCurrentDeckId();
  useLayoutEffect(() => onDecks(decks), [decks, onDecks]);
  return (
    <>
      {deck && <ShownDeck id={deck.id} onEditing={onEditing} />}
      {current && <CurrentDeck key={current} id={current} onAdding={onAdding} />}
    </>
  );
}

function ShownDeck({ id, onEditing }: Pick<OwnDecksProps, "onEditing"> & { readonly id: DeckId }) {
  const editing = useDeckEditing(id);
  useLayoutEffect(() => onEditing(editing), [editing, onEditing]);
  return null;
}

function CurrentDeck({ id, onAdding }: Pick<OwnDecksProps, "onAdding"> & { readonly id: DeckId }) {
  const state = useDeck(id);
  const { change } = useDeckEditing(id);
  const { status } = state;
  const deck = state.status === "ready" ? state.deck : undefined;
  const adding = useMemo((): AddingState => {
    if (!deck) return status === "failed" ? "none" : "loading";
    if (!isEditable(deck)) return "none";
    const add = (card: CardId, copies: number) => {
      const quantity = Math.min(MAX_COPIES, (deck.cards.get(card) ?? 0) + copies);
      change({ kind: "cards", copies: new Map([[card, quantity]]) });
    };
    return { name: deck.name, add };
  }, [status, deck, change]);
  useLayoutEffect(() => onAdding(adding), [adding, onAdding]);
  return null;
}
