import { SEARCH_TYPES } from "../card/card-types";
import { readField } from "./deck-fields";

const TYPE = `(?:${[...SEARCH_TYPES, "Allies", "Modifier", "Combo"].join("|")})`;
/** "Crypt (12 cards, min=4 …)", "Library:", "Master (10; 3 trifle)", "Action Modifier/Combat (2)", "Events". */
const TITLE = new RegExp(
  `^\\s*(?:Crypt|Library|${TYPE}(?:\\s*[/&,]\\s*${TYPE})*)s?(?:\\s+cards?)?\\s*(?:[([:\\d].*)?$`,
  "i",
);
const COUNTED_CRYPT = /^\s*Crypt\s*:?\s*[([]?\s*\d/i;
/** Only texts with a head write the capacities into the title. */
const CRYPT_WITH_CAPACITIES = /^\s*Crypt\b.*\d.*\bmin\b/i;
const LIBRARY = /^\s*Library\s*(?:[([:\d].*)?$/i;

/** Titles are short; the gaps of a long line would keep a pattern busy. */
const MAX_TITLE_LENGTH = 120;

function short(line: string): string {
  return line.slice(0, MAX_TITLE_LENGTH).replace(/\s+/g, " ");
}

/** A title of a part of the list. */
export function isTitle(line: string): boolean {
  return TITLE.test(short(line));
}

/**
 * Where the head ends and the list of cards begins. Above a counted crypt title stands what people write about
 * their deck, whatever its lines begin with; a text without one is a list from its first title or number on.
 * The last such title counts, for a description may quote one.
 */
export function listStart(lines: readonly string[]): number {
  const crypt = lines.findLastIndex((line) => COUNTED_CRYPT.test(short(line)));
  if (crypt !== -1 && hasHead(lines, crypt)) {
    const cryptFirst = lines.slice(crypt).some((line) => LIBRARY.test(short(line)));
    return cryptFirst ? crypt : lines.findIndex(isTitle);
  }
  const first = lines.findIndex((line) => isTitle(line) || /^\s*\d/.test(line));
  return first === -1 ? lines.length : first;
}

function hasHead(lines: readonly string[], crypt: number): boolean {
  return (
    CRYPT_WITH_CAPACITIES.test(short(lines[crypt] ?? "")) ||
    lines.slice(0, crypt).some((line) => readField(line) !== undefined)
  );
}
