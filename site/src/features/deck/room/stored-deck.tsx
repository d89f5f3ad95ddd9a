import { useEffect } from "react";
import { rememberCurrentDeck } from "../../../data/current-deck";
import { useDeck } from "../../../data/decks/use-deck";
import { useDeckEditing } from "../../../data/decks/use-deck-editing";
import { rememberRecentDeck } from "../../../data/recent-decks";
import { type DeckId, isEditable } from "../../../domain/deck/deck";
import { DeckFailure } from "./deck-failure";
import { DeckFrame, type FrameProps } from "./deck-frame";

/** A deck that the server keeps. Its owner edits it; others read it, and find it again among the recent ones. */
export function StoredDeck({
  deck: id,
  ...frame
}: Omit<FrameProps, "deck" | "children"> & { readonly deck: DeckId }) {
  const state = useDeck(id);
  const editing = useDeckEditing(id);
  const deck = state.status === "ready" ? state.deck : undefined;
  const { onOpen } = frame;
  useEffect(() => {
    if (!deck) return;
    rememberRecentDeck(deck);
    if (isEditable(deck)) rememberCurrentDeck(deck.id);
  }, [deck]);
  // The server has given the deck its own id: the address follows.
  useEffect(() => {
    if (deck && deck.id !== id) onOpen(deck.id, { replace: true, keepDialog: true });
  }, [deck, id, onOpen]);

  if (deck) return <DeckFrame {...frame} deck={deck} editing={deck.isAuthor ? editing : undefined} />;
  return (
    <DeckFrame {...frame} deck={undefined}>
      {state.status === "failed" ? (
        <DeckFailure problem={state.problem} onRetry={state.retry} />
      ) : (
        frame.pending
      )}
    </DeckFrame>
  );
}
