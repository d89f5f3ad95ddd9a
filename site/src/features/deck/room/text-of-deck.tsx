import type { DeckEditing } from "../../../data/decks/hooks/use-deck-editing";
import type { Deck } from "../../../domain/deck/deck";
import { deckText } from "../../../i18n/en/deck-text";
import { TextEditDialog } from "../text/text-edit-dialog";
import type { DialogsProps } from "./dialogs-props";
import { useCards } from "./use-cards";

/** @public Loaded along with the component. */
export const messages = [deckText];

interface TextOfDeckProps extends DialogsProps {
  readonly deck: Deck;
  readonly editing: DeckEditing;
}

export function TextOfDeck({ deck, editing, dialog }: TextOfDeckProps) {
  return (
    <TextEditDialog
      deck={deck}
      cards={useCards()}
      playtest={false}
      onApply={(changes) => editing.changeAll(changes)}
      onClose={dialog.close}
    />
  );
}
