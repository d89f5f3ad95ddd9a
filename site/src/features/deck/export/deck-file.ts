import { onDemand } from "../../../data/on-demand";
import type { Card } from "../../../domain/card/card";
import type { Deck } from "../../../domain/deck/deck";
import { allDecksName, deckFileName, namesInArchive } from "../../../domain/deck/export/file-name";
import { deckInFormat, type ExportFormat } from "../../../domain/deck/export/formats";
import { deckSheets } from "../../../domain/deck/export/sheets";
import { type Naming, writtenDeck } from "../../../domain/deck/export/written-deck";

/** What is taken out: a deck, and how its cards are known. */
export type ExportedDeck = Pick<Deck, "name" | "author" | "description" | "cards" | "branchName" | "family">;

export interface KnownCards {
  readonly find: (id: number) => Card | undefined;
  /** The name of a card as it is shown, without what tells same-named vampires apart. */
  readonly naming: Naming;
}

export interface SavedFile {
  readonly name: string;
  readonly content: Blob;
}

/** Makes the file of one deck; the library for workbooks is fetched with the first. */
export async function deckFile(
  deck: ExportedDeck,
  format: ExportFormat,
  cards: KnownCards,
): Promise<SavedFile> {
  const content = await contentOf(deck, format, cards);
  return { name: deckFileName(deck, format), content: new Blob([content]) };
}

/** Makes the archive of many decks; tells how many are done. */
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
  for (const [at, deck] of decks.entries()) {
    files.push({ name: names[at] ?? "", content: await contentOf(deck, format, cards) });
    if (at % DECKS_A_STEP === 0) await paint();
    onDone(at + 1);
  }
  const { archive } = await onDemand(() => import("./archive"));
  return { name: `${folder}.zip`, content: new Blob([archive(folder, files)]) };
}

const DECKS_A_STEP = 20;

/** Lets the page show how far it is. */
function paint(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

async function contentOf(deck: ExportedDeck, format: ExportFormat, { find, naming }: KnownCards) {
  if (format !== "excel") return deckInFormat(writtenDeck(deck, find), format, naming);
  const { workbook } = await onDemand(() => import("./workbook"));
  return workbook(deckSheets(deck.cards, find, naming));
}
