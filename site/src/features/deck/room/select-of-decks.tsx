import { useQueryClient } from "@tanstack/react-query";
import { changeListedDeck, deleteDeck, deleteRevision, fetchDecks } from "../../../data/decks/deeds";
import type { DeckId } from "../../../domain/deck/deck";
import { deckAfter } from "../../../domain/deck/list/next-deck";
import { saveArchive } from "../export/save-archive";
import type { DeckActions } from "../selector/deck-actions";
import { SelectDeckDialog } from "../selector/select-deck-dialog";
import { addressOf } from "./address-of";
import type { DialogsProps } from "./dialogs-props";
import { useCardSource } from "./use-card-source";
import { useCards } from "./use-cards";

interface SelectOfDecksProps extends DialogsProps {
  readonly askPublic: DeckActions["askPublic"];
}

/** The advanced selector over the decks of the person, precons and recent decks. */
export function SelectOfDecks(props: SelectOfDecksProps) {
  const { lists, deck, dialog, onOpen } = props;
  return (
    <SelectDeckDialog
      {...lists}
      shown={deck?.id ?? ""}
      inventoryMode={false}
      cards={useCardSource(props.list.decks)}
      actions={useListActions(props)}
      onOpen={(id) => onOpen(id, { replace: true })}
      onClose={dialog.close}
    />
  );
}

function useListActions({ list, deck, onOpen, askPublic }: SelectOfDecksProps): DeckActions {
  const client = useQueryClient();
  const cards = useCards();
  /** Stays in the dialog, and where the shown deck goes with the others, over another one. */
  const leave = (gone: ReadonlySet<DeckId>) => {
    if (!deck || !gone.has(deck.id)) return;
    onOpen(deckAfter(list.decks, deck.id, gone), { replace: true, keepDialog: true });
  };
  return {
    setHidden: (id, value) => changeListedDeck(client, id, { kind: "hidden", value }),
    setLocked: (id, value) => changeListedDeck(client, id, { kind: "locked", value }),
    setTags: (id, tags) => changeListedDeck(client, id, { kind: "tags", tags }),
    urlOf: addressOf,
    askPublic,
    deleteDecks: (ids) => {
      const families = list.decks
        .filter(({ id }) => ids.includes(id))
        .flatMap(({ family }) => family?.members ?? []);
      leave(new Set([...ids, ...families]));
      for (const id of ids) deleteDeck(client, id);
    },
    deleteRevisions: (ids) => {
      leave(new Set(ids));
      for (const id of ids) deleteRevision(client, id);
    },
    exportDecks: async (ids, format) => saveArchive(await fetchDecks(client, ids), format, cards, () => {}),
  };
}
