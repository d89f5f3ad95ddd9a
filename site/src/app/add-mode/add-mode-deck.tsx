import { useEffect, useMemo } from "react";
import { rememberCurrentDeck, useCurrentDeckId } from "../../data/current-deck";
import { useDeck } from "../../data/decks/hooks/use-deck";
import { useDeckEditing } from "../../data/decks/hooks/use-deck-editing";
import { useWatchedCards } from "../../data/decks/hooks/use-watched-cards";
import type { CardId } from "../../domain/card/card";
import { type DeckId, isEditable } from "../../domain/deck/deck";
import { CurrentDeck } from "../../features/deck/panel/current-deck";
import { DeckWanted } from "../../features/deck/panel/deck-wanted";
import type { AddTarget, AddTargetState } from "../../features/search/add-mode/add-mode";
import { AddRow } from "../../features/search/add-mode/add-row";
import { deck as deckMessages } from "../../i18n/en/deck";

/** Loaded along with the component. */
export const messages = [deckMessages];

export interface AddModeDeckProps {
  /** Receives the deck that results are added to; a repeated call with the same deck must not change the state. */
  readonly onTarget: (target: AddTargetState) => void;
}

/** The deck that was opened last, beside the search results that are added to it. */
export function AddModeDeck({ onTarget }: AddModeDeckProps) {
  const id = useCurrentDeckId();
  return id === undefined ? <Nothing onTarget={onTarget} /> : <Opened key={id} id={id} onTarget={onTarget} />;
}

function Nothing({ onTarget }: AddModeDeckProps) {
  useEffect(() => {
    onTarget(undefined);
  }, [onTarget]);
  return <DeckWanted />;
}

function Opened({ id, onTarget }: AddModeDeckProps & { readonly id: DeckId }) {
  const state = useDeck(id);
  const editing = useDeckEditing(id);
  const target = useTarget(id, editing.change);
  const deck = state.status === "ready" ? state.deck : undefined;
  const editable = deck !== undefined && isEditable(deck);
  const known = state.status !== "loading";
  useEffect(() => {
    if (known) onTarget(editable ? target : undefined);
    return () => onTarget("loading");
  }, [known, editable, target, onTarget]);

  // Once the server has assigned an id, the deck is remembered by it.
  const real = deck?.id;
  useEffect(() => {
    if (real !== undefined) rememberCurrentDeck(real);
  }, [real]);

  if (deck && editable) return <CurrentDeck deck={deck} editing={editing} />;
  return known ? <DeckWanted instead={deck} /> : null;
}

function useTarget(id: DeckId, change: ReturnType<typeof useDeckEditing>["change"]): AddTarget {
  const cards = useWatchedCards(id);
  return useMemo(() => {
    const put = (card: CardId, copies: number) =>
      change({ kind: "cards", copies: new Map([[card, copies]]) });
    return { cards, change: put, Row: AddRow };
  }, [cards, change]);
}
