import { decksSoFar, useDeckList } from "../../../data/decks/hooks/use-deck-list";
import type { DeckId } from "../../../domain/deck/deck";
import { deckList } from "../../../i18n/en/deck-list";
import { useCardSource } from "../room/use-card-source";
import { useDeckLists } from "../room/use-deck-lists";
import { SelectDeckDialog } from "../selector/select-deck-dialog";

/** @public Loaded along with the component. */
export const messages = [deckList];

export interface PickDeckProps {
  readonly title: string;
  /** Id of the deck that another one is to take the place of; "" for none. */
  readonly shown: string;
  readonly onPick: (id: DeckId) => void;
  readonly onClose: () => void;
}

/** One's own decks, precons and recent decks, to take one of them. */
export function PickDeck({ onPick, ...props }: PickDeckProps) {
  const list = useDeckList();
  return (
    <SelectDeckDialog
      {...props}
      {...useDeckLists(list)}
      inventoryMode={false}
      cards={useCardSource(decksSoFar(list))}
      onOpen={onPick}
    />
  );
}
