import type { ExportFormat } from "../../../../domain/deck/export/formats";
import { saveFile } from "../../../../ui/save-file";
import { today } from "../../../../ui/today";
import { archiveOfDecks, type ExportedDeck, type KnownCards } from "./deck-file";

/** Saves many decks as one archive; reports the number of finished decks. */
export async function saveArchive(
  decks: readonly ExportedDeck[],
  format: ExportFormat,
  cards: KnownCards,
  onDone: (decks: number) => void,
): Promise<void> {
  const { content, name } = await archiveOfDecks(decks, format, cards, today(), onDone);
  saveFile(content, name);
}
