/**
 * Writes a deck file as proxies to print, drawn as text cards:
 *   npm run proxies -w site --silent -- a4|letter gray|white DECK_FILE PDF_FILE
 * Prints the number of cards.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { env, stdout } from "node:process";
import { cardNames } from "../src/domain/deck/card-names.ts";
import { readDeckText } from "../src/domain/deck/deck-text.ts";
import { deckCopies } from "../src/domain/deck/facts/copies.ts";
import { decodeText } from "../src/domain/deck/file-text.ts";
import { chosenProxies, selectAll, startChoices } from "../src/domain/deck/proxy/selection.ts";
import { type Gaps, proxyFile } from "../src/features/deck/dialogs/proxy/pdf-file.ts";
import { textCardOf } from "../src/features/deck/dialogs/proxy/text-card-of.ts";
import { addMessages } from "../src/i18n/messages.ts";
import { PAGE_AREAS } from "../src/i18n/page-areas.ts";
import { translator } from "../src/i18n/translation.tsx";
import { CommandError, runCommand, typedPath } from "./command.ts";
import { dataFolder, loadBases } from "./load-base.ts";

const USAGE = "usage: npm run proxies -w site --silent -- a4|letter gray|white DECK_FILE PDF_FILE";

await runCommand(main);

/** Throws CommandError. */
async function main([paper, gaps, from, to]: readonly string[]): Promise<void> {
  const isPaper = paper === "a4" || paper === "letter";
  if (!(isPaper && isGaps(gaps) && from !== undefined && to !== undefined)) throw new CommandError(USAGE);
  for (const { english } of PAGE_AREAS) addMessages("en", english);
  const t = translator("en");
  const { title, proxies } = readDeck(from);
  const { content } = await proxyFile({
    title,
    proxies,
    paper,
    gaps,
    textCardOf: ({ card }) => textCardOf(card, t, { translation: undefined, set: undefined }),
    pictureOf: async () => undefined,
    onDone: () => undefined,
    signal: new AbortController().signal,
  });
  writeFileSync(typedPath(to), content);
  stdout.write(`${proxies.length}\n`);
}

function isGaps(written: string | undefined): written is Gaps {
  return written === "gray" || written === "white";
}

function readDeck(file: string) {
  const bases = loadBases(dataFolder(env));
  const [crypt, library] = [bases.crypt(), bases.library()];
  const names = cardNames([...crypt.cards, ...library.cards]);
  const deck = readDeckText(decodeText(readFileSync(typedPath(file))), names, { playtest: false });
  const copies = deckCopies(
    Object.fromEntries(deck.cards),
    (id) => crypt.byId.get(id) ?? library.byId.get(id),
  );
  const rows = [...copies.crypt, ...copies.library];
  return { title: deck.name, proxies: chosenProxies(rows, selectAll(startChoices(rows), true)) };
}
