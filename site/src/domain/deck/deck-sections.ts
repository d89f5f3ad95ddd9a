import { SEARCH_TYPES } from "../card/card-types";
import { readField } from "./deck-fields";
import { readEvent } from "./tournament-event";

const TYPE = `(?:${[...SEARCH_TYPES, "Allies", "Modifier", "Combo"].join("|")})`;
/** "Crypt (12 cards, min=4 …)", "Library:", "Master (10; 3 trifle)", "Action Modifier/Combat (2)", "Events". */
const TITLE = new RegExp(
  `^\\s*(?:Crypt|Library|${TYPE}(?:\\s*[/&,]\\s*${TYPE})*)s?(?:\\s+cards?)?\\s*(?:[([:\\d].*)?$`,
  "i",
);
const COUNTED_CRYPT = /^\s*Crypt\s*:?\s*[([]?\s*\d/i;
/** Only texts with a head have the capacities in the crypt title. */
const CRYPT_WITH_CAPACITIES = /^\s*Crypt\b.*\d.*\bmin\b/i;
const LIBRARY = /^\s*Library\s*(?:[([:\d].*)?$/i;

/** Titles are short; matching long lines with gaps would be slow. */
const MAX_TITLE_LENGTH = 120;

function short(line: string): string {
  return line.slice(0, MAX_TITLE_LENGTH).replace(/\s+/g, " ");
}

/** Tests whether a line is the title of a section. */
export function isTitle(line: string): boolean {
  return TITLE.test(short(line));
}

/**
 * Index of the line where the head ends and the list of cards begins. Lines above a crypt title with counts are the
 * head, whatever they begin with; a text without one starts with its first title or number below the lines about a
 * tournament, of which the number of players is one. The last such title counts, because a description may quote one.
 */
export function listStart(lines: readonly string[]): number {
  const crypt = lines.findLastIndex((line) => COUNTED_CRYPT.test(short(line)));
  if (crypt !== -1 && hasHead(lines, crypt)) {
    const cryptFirst = lines.slice(crypt).some((line) => LIBRARY.test(short(line)));
    return cryptFirst ? crypt : lines.findIndex(isTitle);
  }
  const { end } = readEvent(lines);
  const first = lines.findIndex((line, index) => index >= end && (isTitle(line) || /^\s*\d/.test(line)));
  return first === -1 ? lines.length : first;
}

function hasHead(lines: readonly string[], crypt: number): boolean {
  return (
    CRYPT_WITH_CAPACITIES.test(short(lines[crypt] ?? "")) ||
    lines.slice(0, crypt).some((line) => readField(line) !== undefined)
  );
}
