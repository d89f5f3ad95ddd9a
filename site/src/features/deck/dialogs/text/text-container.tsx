import type { DeckEditing } from "../../../../data/decks/hooks/use-deck-editing";
import { usePlaytestMode } from "../../../../data/playtest/playtest-mode";
import { useCards } from "../../../../data/use-cards";
import type { Deck } from "../../../../domain/deck/deck";
import { deckText } from "../../../../i18n/en/deck-text";
import { TextEditDialog } from "./text-edit-dialog";

/** @public Loaded along with the component. */
export const messages = [deckText];

interface TextContainerProps {
  readonly deck: Deck;
  readonly editing: DeckEditing;
  readonly onClose: () => void;
}

export function TextContainer({ deck, editing, onClose }: TextContainerProps) {
  return (
    <TextEditDialog
      deck={deck}
      cards={useCards()}
      playtest={usePlaytestMode()}
      onApply={(changes) => editing.changeAll(changes)}
      onClose={onClose}
    />
  );
}
