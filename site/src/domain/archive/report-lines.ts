import { REPORT_LINES, type ReportLine } from "./report-check";

/** What a line of a report is: the seven above the first empty one, then what says so by how it begins. */
export type LineName = ReportLine | "blank" | "scores" | "deck-name" | "author" | "description";

/** The lines before the cards as they are written where nothing is left out (docs/rules/archives.md §9). */
const USUAL: readonly LineName[] = [...REPORT_LINES, "blank", "scores", "blank", "deck-name", "description"];
/** Lines that are always there. */
const FIXED = REPORT_LINES.length + 1;
const BEGINNINGS: readonly (readonly [LineName, RegExp])[] = [
  ["scores", /^--/],
  ["deck-name", /^Deck Name\s*:/i],
  ["author", /^(?:Created by|Author)\s*:/i],
  ["description", /^Description\s*:/i],
];

/** Longer lines are broken by hand where reports are kept. */
export const MAX_LINE_LENGTH = 90;

function linesBeforeCards(text: string): readonly string[] {
  const lines = text.split(/\r?\n/);
  const cards = lines.findIndex((line) => /^Crypt\b/.test(line));
  return cards < 0 ? lines : lines.slice(0, cards);
}

/** By line of a report what it is, up to the cards; undefined: a line that goes on. Below a short text what is to come. */
export function lineNames(text: string): readonly (LineName | undefined)[] {
  const lines = linesBeforeCards(text);
  if (lines.length <= FIXED) return USUAL;
  return lines.map((line, at) =>
    at < FIXED ? USUAL[at] : BEGINNINGS.find(([, begins]) => begins.test(line))?.[0],
  );
}

/** Numbers of the lines before the cards that are too long, the first line is 1. */
export function longLines(text: string): readonly number[] {
  return linesBeforeCards(text).flatMap((line, at) => (line.length > MAX_LINE_LENGTH ? [at + 1] : []));
}
