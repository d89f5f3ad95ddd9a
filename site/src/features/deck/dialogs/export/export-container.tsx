import { useQueryClient } from "@tanstack/react-query";
import { fetchDecks } from "../../../../data/decks/commands/deck-commands";
import { useCards } from "../../../../data/use-cards";
import type { Deck, ListedDeck } from "../../../../domain/deck/deck";
import { ownDecks } from "../../../../domain/deck/list/deck-entries";
import { deckText } from "../../../../i18n/en/deck-text";
import { ExportDialog } from "./export-dialog";

/** @public Loaded along with the component. */
export const messages = [deckText];

interface ExportContainerProps {
  readonly deck: Deck | undefined;
  readonly decks: readonly ListedDeck[];
  readonly onClose: () => void;
}

/** Exports the shown deck, or all decks of a user who has several. */
export function ExportContainer({ deck, decks, onClose }: ExportContainerProps) {
  const client = useQueryClient();
  const cards = useCards();
  const ids = ownDecks(decks).map(({ id }) => id);
  return (
    <ExportDialog
      deck={deck}
      cards={cards}
      loadAll={ids.length > 1 ? () => fetchDecks(client, ids) : undefined}
      onClose={onClose}
    />
  );
}
