import { type Positions, sizeOf } from "../search/positions";
import type { Language } from "./language";
import type { AnyFilter } from "./meaning";
import { plainCharacters } from "./scan";
import { SHAPES } from "./shapes";
import type { Span } from "./tree";
import { keywordsOfFilter } from "./understand";
import { words } from "./words";

/** Replaces the unit under the caret. */
export interface Suggestion {
  /** The unit as it is written. */
  readonly text: string;
  readonly at: Span;
  /** What it finds within the rest of the search; undefined for a keyword. */
  readonly count: number | undefined;
}

const MAX_SHOWN = 12;
/** Counted at most, so that a key press stays fast. */
const MAX_COUNTED = 48;
const PARTS = /^(\p{L}+(?:\.\p{L}+)?)(!=|<=|>=|!<|!>|[:=<>≤≥≠])(.*)$/su;

/** A code of a product, too, may end in a colon: `precon:DM:`. */
const KEYWORD = /^\p{L}+(?:\.\p{L}+)?:$/u;

/** The text that is being typed at the caret. */
export function unitAt(text: string, caret: number): Span {
  const plain = plainCharacters(text);
  const quoted = quotedPlaces(plain);
  let from = 0;
  for (let place = 0; place < caret; place++) {
    const character = plain[place] ?? "";
    const opens = character === "(" && place === from;
    const excludes = character === "-" && place === from && !/[\d\s]/.test(plain[place + 1] ?? "");
    if (!quoted[place] && (/\s/.test(character) || opens || excludes)) from = place + 1;
  }
  return [from, caret];
}

/** Whether each character stands in quotes; a backslash there takes the next character with it. */
function quotedPlaces(text: string): readonly boolean[] {
  const places: boolean[] = [];
  let isQuoted = false;
  for (let place = 0; place < text.length; place++) {
    if (text[place] === '"') isQuoted = !isQuoted;
    places.push(isQuoted);
    if (isQuoted && text[place] === "\\") {
      places.push(true);
      place++;
    }
  }
  return places;
}

/** Suggestions for the unit at the caret: values with their counts, or keywords. `all`: everything there is. */
export function suggest<Criteria extends object, Context>(
  language: Language<Criteria, Context>,
  text: string,
  caret: number,
  all: Positions,
): readonly Suggestion[] {
  const at = unitAt(text, caret);
  const typed = plainCharacters(text.slice(...at));
  const rest = `${text.slice(0, at[0]).replace(/-$/, "")} ${text.slice(at[1])}`;
  const [, keyword, sign, value = ""] = PARTS.exec(typed) ?? [];
  const units =
    keyword && sign ? valueUnits(language, keyword.toLowerCase(), sign, value) : wordUnits(language, typed);
  const within = language.found(rest, all);
  const full: Suggestion[] = [];
  const empty: Suggestion[] = [];
  for (const unit of units.slice(0, MAX_COUNTED)) {
    if (full.length === MAX_SHOWN) break;
    const count = KEYWORD.test(unit) ? undefined : sizeOf(language.find(unit, within));
    (count === 0 ? empty : full).push({ text: unit, at, count });
  }
  // A value that the sign does not fit finds nothing, either.
  const fitting = empty.filter(
    ({ text: unit }) => !language.read(unit).problems.some(({ code }) => code === "bad-operator"),
  );
  return [...full, ...fitting].slice(0, MAX_SHOWN);
}

/** Units with the keyword that was typed; the values before the one at the caret stay. */
function valueUnits<Criteria extends object, Context>(
  language: Language<Criteria, Context>,
  keyword: string,
  sign: string,
  value: string,
): readonly string[] {
  const before = value.slice(0, lastValueAt(value));
  const typed = withoutMarks(value.slice(before.length));
  const filters = language.keywords.byWord.get(keyword) ?? [];
  const offered = filters.flatMap((filter) => wordsOf(language, filter, keyword));
  return [...new Set(matching(offered, typed))].map((word) => `${keyword}${sign}${before}${word}`);
}

/** Where the last value of a list begins. */
function lastValueAt(list: string): number {
  const quoted = quotedPlaces(list);
  return quoted.findLastIndex((isQuoted, place) => !isQuoted && /[,|]/.test(list[place] ?? "")) + 1;
}

/** Keywords that begin with the word, and values that do. */
function wordUnits<Criteria extends object, Context>(
  language: Language<Criteria, Context>,
  typed: string,
): readonly string[] {
  const sought = words(typed);
  const keywords = language.keywords.filters
    .map((filter) => keywordsOfFilter(filter)[0] ?? "")
    .filter((keyword, index, all) => keyword !== "any" && all.indexOf(keyword) === index)
    .map((keyword) => `${keyword}:`);
  if (sought === "") return keywords;
  const values = language.keywords.filters.flatMap((filter) => {
    const [keyword] = filter.typed.keywords;
    return matching(wordsOf(language, filter, keyword), sought).map((word) => `${keyword}:${word}`);
  });
  return [...keywords.filter((keyword) => keyword.startsWith(sought)), ...new Set(values)];
}

/** A value as it is written, and without marks. */
type Word = readonly [written: string, plain: string];

const known = new WeakMap<object, Map<string, readonly Word[]>>();

/** The values of a filter, which are the same at each key: there may be thousands of names. */
function wordsOf<Criteria extends object, Context>(
  language: Language<Criteria, Context>,
  filter: AnyFilter,
  keyword: string,
): readonly Word[] {
  const { context, sources } = language;
  const ofLanguage = known.get(language) ?? new Map<string, readonly Word[]>();
  known.set(language, ofLanguage);
  const key = `${filter.key} ${keyword}`;
  const before = ofLanguage.get(key);
  if (before) return before;
  const offered = SHAPES[filter.typed.as].words?.({ filter, keyword, context, sources }) ?? [];
  const all = [...new Set(offered)].map((word): Word => [word, withoutMarks(word)]);
  ofLanguage.set(key, all);
  return all;
}

function withoutMarks(written: string): string {
  return words(written.replaceAll('"', ""));
}

/** Words that begin with the text, then those that contain it. */
function matching(offered: readonly Word[], typed: string): readonly string[] {
  const starting: string[] = [];
  const containing: string[] = [];
  for (const [word, plain] of offered) {
    if (plain.startsWith(typed)) starting.push(word);
    else if (plain.includes(typed)) containing.push(word);
  }
  return [...starting, ...containing];
}
