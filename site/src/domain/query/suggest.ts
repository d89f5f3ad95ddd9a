import { type Positions, sizeOf } from "../search/positions";
import type { Language } from "./language";
import type { AnyFilter } from "./meaning";
import type { Asked } from "./shape";
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
const MAX_COUNTED = 80;
const PARTS = /^(\p{L}+(?:\.\p{L}+)?)(!=|<=|>=|!<|!>|[:=<>])(.*)$/su;

/** The text that is being typed at the caret. */
export function unitAt(text: string, caret: number): Span {
  let from = 0;
  let isQuoted = false;
  for (let place = 0; place < caret; place++) {
    const character = text[place] ?? "";
    if (character === '"') isQuoted = !isQuoted;
    const opens = character === "(" && place === from;
    const excludes = character === "-" && place === from && !/[\d\s]/.test(text[place + 1] ?? "");
    if (!isQuoted && (/\s/.test(character) || opens || excludes)) from = place + 1;
  }
  return [from, caret];
}

/** Suggestions for the unit at the caret: values with their counts, or keywords. `all`: everything there is. */
export function suggest<Criteria extends object, Context>(
  language: Language<Criteria, Context>,
  text: string,
  caret: number,
  all: Positions,
): readonly Suggestion[] {
  const at = unitAt(text, caret);
  const typed = text.slice(...at);
  const rest = `${text.slice(0, at[0]).replace(/-$/, "")} ${text.slice(at[1])}`;
  const [, keyword, sign, value = ""] = PARTS.exec(typed) ?? [];
  const units =
    keyword && sign ? valueUnits(language, keyword.toLowerCase(), sign, value) : wordUnits(language, typed);
  const within = language.found(rest, all);
  const counted = units.slice(0, MAX_COUNTED).map((unit, order) => ({
    text: unit,
    at,
    order,
    count: unit.endsWith(":") ? undefined : sizeOf(language.find(unit, within)),
  }));
  const isEmpty = ({ count }: Suggestion) => Number(count === 0);
  return counted
    .sort((one, other) => isEmpty(one) - isEmpty(other) || one.order - other.order)
    .slice(0, MAX_SHOWN)
    .map(({ order: _, ...suggestion }) => suggestion);
}

function askedFor<Criteria extends object, Context>(
  { context, sources }: Language<Criteria, Context>,
  filter: AnyFilter,
  keyword: string,
): Asked {
  return { filter, keyword, context, sources };
}

/** Units with the keyword that was typed; what stands before the last comma stays. */
function valueUnits<Criteria extends object, Context>(
  language: Language<Criteria, Context>,
  keyword: string,
  sign: string,
  value: string,
): readonly string[] {
  const before = value.slice(0, value.lastIndexOf(",") + 1);
  const typed = words(value.slice(before.length).replace(/^"/, ""));
  const filters = language.keywords.byWord.get(keyword) ?? [];
  const offered = filters.flatMap((filter) => {
    const asked = askedFor(language, filter, keyword);
    return SHAPES[filter.typed.as].words?.(asked) ?? [];
  });
  return matching(offered, typed).map((word) => `${keyword}${sign}${before}${word}`);
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
    const offered = SHAPES[filter.typed.as].words?.(askedFor(language, filter, keyword)) ?? [];
    return matching(offered, sought).map((word) => `${keyword}:${word}`);
  });
  return [...keywords.filter((keyword) => keyword.startsWith(sought)), ...new Set(values)];
}

/** Words that begin with the text, then those that contain it. */
function matching(offered: readonly string[], typed: string): readonly string[] {
  const all = [...new Set(offered)].map((word) => [word, words(word.replaceAll('"', ""))] as const);
  const starting = all.filter(([, plain]) => plain.startsWith(typed));
  const containing = all.filter(([, plain]) => !plain.startsWith(typed) && plain.includes(typed));
  return [...starting, ...containing].map(([word]) => word);
}
