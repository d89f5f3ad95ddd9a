import { decksSoFar, useDeckList } from "../../../../data/decks/hooks/use-deck-list";
import { useInventoryMode } from "../../../../data/inventory/hooks/use-inventory-mode";
import type { DeckId } from "../../../../domain/deck/deck";
import { deckList } from "../../../../i18n/en/deck-list";
import { deckSelect } from "../../../../i18n/en/deck-select";
import { loadOptionalStyles } from "../../../../lazy/optional-styles";
import { useDeckLists } from "../../selector/use-deck-lists";
import { SelectDeckDialog } from "./select-deck-dialog";
import { useCardSource } from "./use-card-source";

/** @public Loaded along with the component. */
export const messages = [deckList, deckSelect];
/** @public Loaded along with the component. */
export const prepare = loadOptionalStyles;

export interface PickDeckProps {
  readonly title: string;
  /** The id of the deck that is to be replaced; "" for none. */
  readonly shown: string;
  readonly onPick: (id: DeckId) => void;
  readonly onClose: () => void;
}

/** Chooses among own decks, precons and recent decks. */
export function PickDeck({ onPick, ...props }: PickDeckProps) {
  const list = useDeckList();
  return (
    <SelectDeckDialog
      {...props}
      {...useDeckLists(list)}
      inventoryMode={useInventoryMode()}
      cards={useCardSource(decksSoFar(list))}
      onOpen={onPick}
    />
  );
}
