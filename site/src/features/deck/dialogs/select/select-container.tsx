import { useQueryClient } from "@tanstack/react-query";
import { Suspense } from "react";
import { changeListedDeck, fetchDecks } from "../../../../data/decks/commands/deck-commands";
import { type DeckList, decksSoFar } from "../../../../data/decks/hooks/use-deck-list";
import { useInventoryMode } from "../../../../data/inventory/hooks/use-inventory-mode";
import { useCards } from "../../../../data/use-cards";
import type { Deck, ListedDeck } from "../../../../domain/deck/deck";
import { type Deletion, deletedIds } from "../../../../domain/deck/list/deletion";
import { deckAfter } from "../../../../domain/deck/list/next-deck";
import { deckActions } from "../../../../i18n/en/deck-actions";
import { deckSelect } from "../../../../i18n/en/deck-select";
import { deckText } from "../../../../i18n/en/deck-text";
import { loadOptionalStyles } from "../../../../lazy/optional-styles";
import { useDeleteDecks } from "../../deletion/use-delete-decks";
import { useDeckLists } from "../../selector/use-deck-lists";
import type { OpenDeck } from "../../shared/deck-page-context";
import { deckPageUrl } from "../../shared/deck-page-url";
import { useDeckSlots } from "../../shared/deck-slots";
import { saveArchive } from "../export/save-archive";
import { PublicListedContainer } from "./lazy-public";
import { SelectDeckDialog } from "./select-deck-dialog";
import type { DeckListCommands } from "./types";
import { useCardSource } from "./use-card-source";

/** @public Loaded along with the component. */
export const messages = [deckActions, deckSelect, deckText];
/** @public Loaded along with the component. */
export const prepare = loadOptionalStyles;

interface SelectContainerProps {
  readonly deck: Deck | undefined;
  readonly list: DeckList;
  readonly onOpen: OpenDeck;
  readonly onClose: () => void;
}

/** The advanced selector over own decks, precons and recent decks. */
export function SelectContainer(props: SelectContainerProps) {
  const { deck, list, onOpen, onClose } = props;
  return (
    <SelectDeckDialog
      {...useDeckLists(list)}
      shown={deck?.id ?? ""}
      inventoryMode={useInventoryMode()}
      cards={useCardSource(decksSoFar(list))}
      commands={useListCommands(props)}
      onOpen={(id) => onOpen(id, { replace: true })}
      onClose={onClose}
    />
  );
}

function useListCommands({ deck, list, onOpen }: SelectContainerProps): DeckListCommands {
  const client = useQueryClient();
  const cards = useCards();
  const deleteDecks = useDeleteDecks();
  /** Keeps the dialog open; if the shown deck is deleted, another one is opened behind it. */
  const deleteAll = (deletion: Deletion) => {
    const deleted = deletedIds(deletion);
    const shown = deck && deleted.has(deck.id) ? deck.id : undefined;
    const next = shown && deckAfter(decksSoFar(list), shown, deleted);
    deleteDecks({ ...deletion, shown, next, onOpen });
    if (shown) onOpen(next, { replace: true, keepDialog: true });
  };
  return {
    setHidden: (id, value) => changeListedDeck(client, id, { kind: "hidden", value }),
    setLocked: (id, value) => changeListedDeck(client, id, { kind: "locked", value }),
    setTags: (id, tags) => changeListedDeck(client, id, { kind: "tags", tags }),
    urlOf: deckPageUrl,
    askPublic: (listed, onClose) => <PublicDialog key={listed.id} deck={listed} onClose={onClose} />,
    deleteAll,
    exportDecks: async (ids, format) => saveArchive(await fetchDecks(client, ids), format, cards, () => {}),
  };
}

interface PublicDialogProps {
  readonly deck: ListedDeck;
  readonly onClose: () => void;
}

function PublicDialog({ deck, onClose }: PublicDialogProps) {
  const { DialogBoundary } = useDeckSlots();
  return (
    <DialogBoundary onClose={onClose}>
      <Suspense>
        <PublicListedContainer deck={deck} onClose={onClose} />
      </Suspense>
    </DialogBoundary>
  );
}
