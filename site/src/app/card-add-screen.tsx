import { useDeck } from "../data/decks/hooks/use-deck";
import { useDeckEditing } from "../data/decks/hooks/use-deck-editing";
import { type Deck, type DeckId, isEditable } from "../domain/deck/deck";
import type { AddPartProps } from "../features/card/own-part";
import { CopiesInDeck } from "../features/deck/panel/copies-in-deck";
import { deck as deckMessages } from "../i18n/en/deck";

/** Loaded along with the component. */
export const messages = [deckMessages];

interface CardInDeckProps extends AddPartProps {
  readonly deck: DeckId;
}

/** Copies of a card in a deck; nothing while the deck is loading, or when it cannot be edited. */
export function CardInDeck({ deck: id, card, name }: CardInDeckProps) {
  const state = useDeck(id);
  const { change } = useDeckEditing(id);
  const deck: Deck | undefined = state.status === "ready" ? state.deck : undefined;
  if (!deck || !isEditable(deck)) return null;
  return (
    <CopiesInDeck
      deck={deck}
      card={card.id}
      name={name}
      onCopies={(copies) => change({ kind: "cards", copies: new Map([[card.id, copies]]) })}
    />
  );
}
