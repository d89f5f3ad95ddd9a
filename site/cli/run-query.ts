import { env, stdin, stdout } from "node:process";
import { createInterface } from "node:readline";
import { BadQuery, isKind, matchingIds } from "./answer.ts";
import { dataFolder, loadBases, type SearchedData } from "./load-base.ts";
import { type AnswerText, describeProblem, isTextKind, textAnswers } from "./text-query.ts";

const USAGE = `usage: npm run query -w site --silent -- (crypt|library) '<q JSON>' | (crypt|library|twd) --text '<search>' | --batch`;

/**
 * Prints the ids that match a query in JSON or in one line of text, or with --batch those of each line of the input.
 * Throws BadQuery with the parts that were not understood; the ids of what was understood are printed before.
 */
export async function runQuery(words: readonly string[]): Promise<void> {
  const [kind, q, text] = words;
  if (words.length === 1 && kind === "--batch") {
    await answerLines(loadBases(dataFolder(env)));
  } else if (words.length === 2 && isKind(kind) && q !== undefined) {
    console.log(JSON.stringify(matchingIds(loadBases(dataFolder(env)), kind, q)));
  } else if (words.length === 3 && isTextKind(kind) && q === "--text" && text !== undefined) {
    const { ids, problems } = textAnswers(loadBases(dataFolder(env)))(kind, text);
    console.log(JSON.stringify(ids));
    if (problems.length > 0) throw new BadQuery(problems.map(describeProblem).join("\n"));
  } else {
    throw new BadQuery(USAGE);
  }
}

async function answerLines(bases: SearchedData): Promise<void> {
  const answerText = textAnswers(bases);
  for await (const line of createInterface({ input: stdin })) {
    if (line.trim() !== "") stdout.write(`${answerLine(bases, answerText, line)}\n`);
  }
}

function answerLine(bases: SearchedData, answerText: AnswerText, line: string): string {
  const tab = line.indexOf("\t");
  const kind = line.slice(0, Math.max(tab, 0));
  try {
    const typed = /^(\w+) --text$/.exec(kind)?.[1];
    if (isTextKind(typed)) return JSON.stringify(answerText(typed, line.slice(tab + 1)));
    if (!isKind(kind)) throw new BadQuery(`"${kind}" is neither crypt nor library`);
    return JSON.stringify(matchingIds(bases, kind, line.slice(tab + 1)));
  } catch (error) {
    if (!(error instanceof BadQuery)) throw error;
    return JSON.stringify({ error: error.message });
  }
}
