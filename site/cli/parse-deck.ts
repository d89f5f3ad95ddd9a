/**
 * Reads deck files with the site's own text import:
 *   npm run parse-deck -w site --silent -- FILE…
 * prints one JSON object per file: file, name, author, description, cards, badCards. With --batch the files are named
 * by the lines of the input, for a command line holds a few thousand at most. Unreadable files are reported on
 * the error output; the exit code is 2 then.
 */
import { readFileSync } from "node:fs";
import { env, stdin, stdout } from "node:process";
import { createInterface } from "node:readline";
import { CommandError, runCommand, typedPath } from "./command.ts";
import { dataFolder, loadBases } from "./load-base.ts";
import { parsedDeck, publishedNames } from "./parsed-deck.ts";

const USAGE = "usage: npm run parse-deck -w site --silent -- FILE… | --batch";

await runCommand(main);

/** The exit code is 2 when a file could not be read. Throws CommandError. */
async function main(words: readonly string[]): Promise<void> {
  const files = words.length === 1 && words[0] === "--batch" ? createInterface({ input: stdin }) : words;
  if (words.length === 0) throw new CommandError(USAGE);
  const names = publishedNames(loadBases(dataFolder(env)));
  for await (const file of files) {
    const bytes = readBytes(file);
    if (bytes === undefined) process.exitCode = 2;
    else stdout.write(`${JSON.stringify(parsedDeck(file, bytes, names))}\n`);
  }
}

/** Undefined, after a message, when the file cannot be read. */
function readBytes(file: string): Uint8Array | undefined {
  try {
    return readFileSync(typedPath(file));
  } catch (error) {
    console.error(`${file} cannot be read: ${error instanceof Error ? error.message : error}`);
    return undefined;
  }
}
