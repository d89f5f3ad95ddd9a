import { onDemand } from "../../../../data/on-demand";
import type { Card } from "../../../../domain/card/card";
import type { Deck } from "../../../../domain/deck/deck";
import { allDecksName, deckFileName, namesInArchive } from "../../../../domain/deck/export/file-name";
import { deckInFormat, type ExportFormat } from "../../../../domain/deck/export/formats";
import { deckSheets } from "../../../../domain/deck/export/sheets";
import { type Naming, writtenDeck } from "../../../../domain/deck/export/written-deck";

/** The parts of a deck that are exported. */
export type ExportedDeck = Pick<
  Deck,
  "name" | "author" | "description" | "cards" | "revisionLabel" | "revisionGroup"
>;

export interface KnownCards {
  readonly find: (id: number) => Card | undefined;
  /** The displayed name of a card, without the mark that distinguishes vampires of the same name. */
  readonly naming: Naming;
}

export interface SavedFile {
  readonly name: string;
  readonly content: Blob;
}

/** Creates the file of one deck; the workbook library is fetched on first use. */
export async function deckFile(
  deck: ExportedDeck,
  format: ExportFormat,
  cards: KnownCards,
): Promise<SavedFile> {
  const content = await contentOf(deck, format, cards);
  return { name: deckFileName(deck, format), content: new Blob([content]) };
}

/** Creates the archive of many decks; reports the number of finished decks. */
export async function archiveOfDecks(
  decks: readonly ExportedDeck[],
  format: ExportFormat,
  cards: KnownCards,
  day: string,
  onDone: (decks: number) => void,
): Promise<SavedFile> {
  const folder = allDecksName(day, format);
  const names = namesInArchive(decks, format);
  const files: { name: string; content: string | Uint8Array<ArrayBuffer> }[] = [];
  for (const [index, deck] of decks.entries()) {
    files.push({ name: names[index] ?? "", content: await contentOf(deck, format, cards) });
    if (index % DECKS_PER_STEP === 0) await paint();
    onDone(index + 1);
  }
  const { archive } = await onDemand(() => import("./archive"));
  return { name: `${folder}.zip`, content: new Blob([archive(folder, files)]) };
}

const DECKS_PER_STEP = 20;

/** Lets the page paint the progress. */
function paint(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

async function contentOf(deck: ExportedDeck, format: ExportFormat, { find, naming }: KnownCards) {
  if (format !== "excel") return deckInFormat(writtenDeck(deck, find), format, naming);
  const { workbook } = await onDemand(() => import("../../../../ui/workbook"));
  return workbook(deckSheets(deck.cards, find, naming));
}
