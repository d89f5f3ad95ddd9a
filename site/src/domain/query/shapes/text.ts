import type { TextValue } from "../../search/shared/text";
import { isBlank, type TextRow, type TextScope, wording } from "../../search/shared/text-row";
import { isBareWord } from "../bare";
import { Miss, type Shape, same } from "../shape";
import { quoted } from "../words";

const KEYWORDS: Readonly<Record<TextScope, string>> = { any: "", name: "name:", text: "text:" };

/** Rows of texts, all of which must match. Quotes mean whole words; a star inside them lifts its side. */
export const text: Shape<TextValue> = {
  read(item, { keyword }) {
    if (item.op !== ":" && item.op !== "=") return new Miss("bad-operator");
    const scope: TextScope = /^n/.test(keyword) ? "name" : /^(t|x|o)/.test(keyword) ? "text" : "any";
    const start = item.openStart ? "" : '"';
    const end = item.openEnd ? "" : '"';
    const regex = item.form === "pattern";
    const row: TextRow = { value: `${start}${item.text}${end}`, regex, scope, logic: "and" };
    return isBlank(row) ? new Miss("no-value") : [[row]];
  },
  and: (one, other) => [...one, ...other],
  or: same,
  not([row, ...others]) {
    if (row === undefined || others.length > 0) return undefined;
    return [{ ...row, logic: row.logic === "and" ? "not" : "and" }];
  },
  print: (rows) => rows.filter((row) => !isBlank(row)).map(printedRow),
};

function printedRow(row: TextRow): string {
  const { value, scope, logic } = row;
  const isBare = scope !== "any" ? isPlainValue(value) : isBareWord(value);
  const words = row.regex ? pattern(value) : isBare ? value : withStars(value);
  // A hyphen before a digit or a hyphen is text.
  const isText = isBare && /^[-\d]/.test(words) && scope === "any";
  const written = logic === "not" && isText ? withStars(value) : words;
  return `${logic === "not" ? "-" : ""}${KEYWORDS[scope]}${written}`;
}

/** Whether a value after a keyword needs no quotes. */
function isPlainValue(value: string): boolean {
  return /^[\p{L}\p{N}][\p{L}\p{N}.'’-]*$/u.test(value);
}

function withStars(value: string): string {
  const { words, wordStart, wordEnd } = wording(value);
  const inner = quoted(words).slice(1, -1);
  return `"${wordStart ? "" : "*"}${inner}${wordEnd ? "" : "*"}"`;
}

const ESCAPES: Readonly<Record<string, string>> = { "/": "\\/", "\n": "\\n", "\\": "" };

/** A slash in a pattern ends it unless escaped; a line break is written as its escape, and a backslash that escapes nothing is left out. */
function pattern(value: string): string {
  const escaped = value.replace(/\\[\s\S]|\\$|\/|\n/g, (found) => ESCAPES[found] ?? found);
  return `/${escaped}/`;
}
