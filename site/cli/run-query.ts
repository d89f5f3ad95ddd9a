import { env, stdin, stdout } from "node:process";
import { createInterface } from "node:readline";
import { BadQuery, isKind, matchingIds } from "./answer.ts";
import { type Bases, dataFolder, loadBases } from "./load-base.ts";

const USAGE = `usage: npm run query -w site --silent -- (crypt|library) '<q JSON>' | --batch`;

/** Prints the ids of the cards that match a query, or with --batch those of each line of the input. */
export async function runQuery(words: readonly string[]): Promise<void> {
  const [kind, q] = words;
  if (words.length === 1 && kind === "--batch") {
    await answerLines(loadBases(dataFolder(env)));
  } else if (words.length === 2 && isKind(kind) && q !== undefined) {
    console.log(JSON.stringify(matchingIds(loadBases(dataFolder(env)), kind, q)));
  } else {
    throw new BadQuery(USAGE);
  }
}

async function answerLines(bases: Bases): Promise<void> {
  for await (const line of createInterface({ input: stdin })) {
    if (line.trim() !== "") stdout.write(`${answerLine(bases, line)}\n`);
  }
}

function answerLine(bases: Bases, line: string): string {
  const tab = line.indexOf("\t");
  const kind = line.slice(0, Math.max(tab, 0));
  try {
    if (!isKind(kind)) throw new BadQuery(`"${kind}" is neither crypt nor library`);
    return JSON.stringify(matchingIds(bases, kind, line.slice(tab + 1)));
  } catch (error) {
    if (!(error instanceof BadQuery)) throw error;
    return JSON.stringify({ error: error.message });
  }
}
