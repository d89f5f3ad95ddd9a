/**
 * Writes a deck file, or several in one archive, with the site's own exports:
 *   npm run export-deck -w site --silent -- FORMAT FOLDER FILE…
 * FORMAT is text, twd, twdHints, lackey, jol or excel. Prints the name of the file that it wrote into the folder.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { env, stdout } from "node:process";
import type { Card } from "../src/domain/card/card.ts";
import { cardNames } from "../src/domain/deck/card-names.ts";
import { readDeckText } from "../src/domain/deck/deck-text.ts";
import { TEXT_FORMATS } from "../src/domain/deck/export/formats.ts";
import { shownName } from "../src/domain/deck/export/written-deck.ts";
import { decodeText } from "../src/domain/deck/file-text.ts";
import {
  archiveOfDecks,
  deckFile,
  type ExportedDeck,
} from "../src/features/deck/dialogs/export/deck-file.ts";
import { CommandError, runCommand, typedPath } from "./command.ts";
import { dataFolder, loadBases } from "./load-base.ts";

const USAGE = `usage: npm run export-deck -w site --silent -- ${TEXT_FORMATS.join("|")}|excel FOLDER FILE…`;

await runCommand(main);

/** Throws CommandError. */
async function main([name = "", folder = "", ...files]: readonly string[]): Promise<void> {
  const format = [...TEXT_FORMATS, "excel" as const].find((format) => format === name);
  if (format === undefined || files.length === 0) throw new CommandError(USAGE);
  const { decks, known } = read(files);
  const [only] = decks;
  const saved =
    only !== undefined && decks.length === 1
      ? await deckFile(only, format, known)
      : await archiveOfDecks(decks, format, known, today(), () => undefined);
  writeFileSync(join(typedPath(folder), saved.name), new Uint8Array(await saved.content.arrayBuffer()));
  stdout.write(`${saved.name}\n`);
}

function read(files: readonly string[]) {
  const bases = loadBases(dataFolder(env));
  const cards: readonly Card[] = [...bases.crypt().cards, ...bases.library().cards];
  const byId = new Map<number, Card>(cards.map((card) => [card.id, card]));
  const names = cardNames(cards);
  const decks: readonly ExportedDeck[] = files.map((file) => ({
    ...readDeckText(decodeText(readFileSync(typedPath(file))), names, { playtest: false }),
    revisionLabel: "",
    revisionGroup: undefined,
  }));
  return { decks, known: { find: (id: number) => byId.get(id), naming: shownName } };
}

function today(): string {
  return new Date().toISOString().slice(0, 10);
}
