import { useQueryClient } from "@tanstack/react-query";
import { changeListedDeck, fetchDecks } from "../../../data/decks/commands/deck-commands";
import { decksSoFar } from "../../../data/decks/hooks/use-deck-list";
import type { Deletion } from "../../../domain/deck/list/deletion";
import { deckAfter } from "../../../domain/deck/list/next-deck";
import { deckActions } from "../../../i18n/en/deck-actions";
import { deckText } from "../../../i18n/en/deck-text";
import { useDeleteDecks } from "../deletion/use-delete-decks";
import { saveArchive } from "../export/save-archive";
import type { DeckActions } from "../selector/deck-actions";
import { SelectDeckDialog } from "../selector/select-deck-dialog";
import { addressOf } from "./address-of";
import type { DialogsProps } from "./dialogs-props";
import { useCardSource } from "./use-card-source";
import { useCards } from "./use-cards";

/** @public Loaded along with the component. */
export const messages = [deckActions, deckText];

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
      cards={useCardSource(decksSoFar(props.list))}
      actions={useListActions(props)}
      onOpen={(id) => onOpen(id, { replace: true })}
      onClose={dialog.close}
    />
  );
}

function useListActions({ list, deck, onOpen, askPublic }: SelectOfDecksProps): DeckActions {
  const client = useQueryClient();
  const cards = useCards();
  const deleteDecks = useDeleteDecks();
  /** Stays in the dialog, and where the shown deck goes with the others, over another one. */
  const deleteAll = ({ decks, revisions }: Deletion) => {
    const whole = decks.flatMap(({ id, family }) => family?.members ?? [id]);
    const gone = new Set([...whole, ...revisions.map(({ id }) => id)]);
    const shown = deck && gone.has(deck.id) ? deck.id : undefined;
    const next = shown && deckAfter(decksSoFar(list), shown, gone);
    deleteDecks({ decks, revisions, shown, next, onOpen });
    if (shown) onOpen(next, { replace: true, keepDialog: true });
  };
  return {
    setHidden: (id, value) => changeListedDeck(client, id, { kind: "hidden", value }),
    setLocked: (id, value) => changeListedDeck(client, id, { kind: "locked", value }),
    setTags: (id, tags) => changeListedDeck(client, id, { kind: "tags", tags }),
    urlOf: addressOf,
    askPublic,
    deleteAll,
    exportDecks: async (ids, format) => saveArchive(await fetchDecks(client, ids), format, cards, () => {}),
  };
}
