import { useLocation } from "@tanstack/react-router";
import { useLayoutEffect } from "react";
import { useDeckEditing } from "../../data/decks/hooks/use-deck-editing";
import { decksSoFar, useDeckList } from "../../data/decks/hooks/use-deck-list";
import type { DeckId, ListedDeck } from "../../domain/deck/deck";

/** Undo and redo of the deck on the page. */
export interface Editing {
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly undo: () => void;
  readonly redo: () => void;
}

export interface OwnDecksProps {
  readonly onDecks: (decks: readonly ListedDeck[]) => void;
  readonly onEditing: (editing: Editing) => void;
}

/** Follows the decks of the signed-in user; renders nothing. */
export function OwnDecks({ onDecks, onEditing }: OwnDecksProps) {
  const decks = decksSoFar(useDeckList());
  const shown = useLocation({ select: ({ pathname }) => /^\/decks\/(.+)$/.exec(pathname)?.[1] });
  const deck = decks.find(({ id }) => id === shown);
  useLayoutEffect(() => onDecks(decks), [decks, onDecks]);
  return deck ? <ShownDeck id={deck.id} onEditing={onEditing} /> : null;
}

function ShownDeck({ id, onEditing }: Pick<OwnDecksProps, "onEditing"> & { readonly id: DeckId }) {
  const editing = useDeckEditing(id);
  useLayoutEffect(() => onEditing(editing), [editing, onEditing]);
  return null;
}
