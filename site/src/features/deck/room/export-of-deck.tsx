import { useQueryClient } from "@tanstack/react-query";
import { fetchDecks } from "../../../data/decks/commands/deck-commands";
import { decksSoFar } from "../../../data/decks/hooks/use-deck-list";
import { ownDecks } from "../../../domain/deck/list/deck-entries";
import { deckText } from "../../../i18n/en/deck-text";
import { ExportDialog } from "../export/export-dialog";
import type { DialogsProps } from "./dialogs-props";
import { useCards } from "./use-cards";

/** @public Loaded along with the component. */
export const messages = [deckText];

/** Takes the shown deck out, or all decks of the person; with fewer than two there is nothing to gather. */
export function ExportOfDeck({ deck, list, dialog }: DialogsProps) {
  const client = useQueryClient();
  const cards = useCards();
  const ids = ownDecks(decksSoFar(list)).map(({ id }) => id);
  return (
    <ExportDialog
      deck={deck}
      cards={cards}
      loadAll={ids.length > 1 ? () => fetchDecks(client, ids) : undefined}
      onClose={dialog.close}
    />
  );
}
