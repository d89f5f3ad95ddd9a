import { REPORT_LINES, type ReportLine } from "./report-check";

/** Name of a line: the seven of the head by position, the others by how they begin. */
export type LineName = ReportLine | "blank" | "scores" | "deck-name" | "author" | "description";

/** All lines before the cards, in order (docs/rules/archives.md §9). */
const USUAL: readonly LineName[] = [...REPORT_LINES, "blank", "scores", "blank", "deck-name", "description"];
/** Number of lines that every report has. */
const FIXED = REPORT_LINES.length + 1;
const BEGINNINGS: readonly (readonly [LineName, RegExp])[] = [
  ["scores", /^--/],
  ["deck-name", /^Deck Name\s*:/i],
  ["author", /^(?:Created by|Author)\s*:/i],
  ["description", /^Description\s*:/i],
];

/** Reports are archived with lines up to this length. */
export const MAX_LINE_LENGTH = 90;

function linesBeforeCards(text: string): readonly string[] {
  const lines = text.split(/\r?\n/);
  const cards = lines.findIndex((line) => /^Crypt\b/.test(line));
  return cards < 0 ? lines : lines.slice(0, cards);
}

/**
 * Name of each line up to the cards; undefined for continuation lines. A short text is followed by the lines still to
 * come.
 */
export function lineNames(text: string): readonly (LineName | undefined)[] {
  const lines = linesBeforeCards(text);
  if (lines.length <= FIXED) return USUAL;
  return lines.map((line, index) =>
    index < FIXED ? USUAL[index] : BEGINNINGS.find(([, begins]) => begins.test(line))?.[0],
  );
}

/** Numbers of lines before the cards that are too long, counted from 1. */
export function longLines(text: string): readonly number[] {
  return linesBeforeCards(text).flatMap((line, index) => (line.length > MAX_LINE_LENGTH ? [index + 1] : []));
}
