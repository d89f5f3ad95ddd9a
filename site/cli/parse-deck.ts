/**
 * Reads deck files with the site's own text import:
 *   npm run parse-deck -w site --silent -- FILE…
 * prints one JSON object per file: file, name, author, description, cards, badCards. With --batch the files are named
 * by the lines of the input, for a command line holds a few thousand at most. Files that cannot be read are told on
 * the error output; the exit code is 2 then.
 */
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { argv, env, exit, stdin, stdout } from "node:process";
import { createInterface } from "node:readline";
import { dataFolder, loadBases, NoData } from "./load-base.ts";
import { parsedDeck, publishedNames } from "./parsed-deck.ts";

const USAGE = "usage: npm run parse-deck -w site --silent -- FILE… | --batch";

/** The program cannot do what it was asked; the message says why. */
class Refusal extends Error {}

try {
  process.exitCode = await main(argv.slice(2));
} catch (error) {
  if (!(error instanceof Refusal || error instanceof NoData)) throw error;
  console.error(error.message);
  exit(2);
}

/** The exit code: 2 when a file could not be read. Throws Refusal and NoData. */
async function main(words: readonly string[]): Promise<number> {
  const files = words.length === 1 && words[0] === "--batch" ? createInterface({ input: stdin }) : words;
  if (words.length === 0) throw new Refusal(USAGE);
  const names = publishedNames(loadBases(dataFolder(env)));
  let code = 0;
  for await (const file of files) {
    const bytes = readBytes(file);
    if (bytes === undefined) code = 2;
    else stdout.write(`${JSON.stringify(parsedDeck(file, bytes, names))}\n`);
  }
  return code;
}

/** Undefined, after a message, when the file cannot be read. */
function readBytes(file: string): Uint8Array | undefined {
  try {
    // npm runs scripts in the folder of the package; files are named from where the command was typed.
    return readFileSync(resolve(env.INIT_CWD ?? ".", file));
  } catch (error) {
    console.error(`${file} cannot be read: ${error instanceof Error ? error.message : error}`);
    return undefined;
  }
}
