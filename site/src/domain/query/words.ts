import { fold } from "../name/fold";
import type { Vocabulary } from "../search/read";
import { Miss } from "./shape";

/** Without case, accents, hyphens and extra spaces: "Inner-Circle" → "inner circle". */
export function words(text: string): string {
  return fold(text)
    .replace(/[-_\s]+/g, " ")
    .trim();
}

export const MIN_BEGINNING = 3;
const MAX_OFFERED = 3;
const ANTITRIBU = " antitribu";

/** Spellings of values, without case and hyphens. */
export type Spellings<Value> = ReadonlyMap<string, Value>;

const known = new WeakMap<Vocabulary<unknown>, Spellings<unknown>>();

export function spellingsOf<Value>(vocabulary: Vocabulary<Value>): Spellings<Value> {
  const before = known.get(vocabulary) as Spellings<Value> | undefined;
  if (before) return before;
  const spellings = new Map([...vocabulary].map(([word, value]) => [words(word), value]));
  known.set(vocabulary, spellings);
  return spellings;
}

/**
 * The value of a word: exact, or its only value with this beginning. An antitribu clan needs its full name. `offered`
 * is how a value is offered if several or similar ones are meant.
 */
export function meant<Value>(
  text: string,
  spellings: Spellings<Value>,
  offered: (value: Value) => string,
): Value | Miss {
  const sought = words(text);
  const exact = spellings.get(sought);
  if (exact !== undefined) return exact;
  const beginning = new Set<Value>();
  if (sought.length >= MIN_BEGINNING) {
    for (const [word, value] of spellings) {
      if (word.startsWith(sought) && !word.endsWith(ANTITRIBU)) beginning.add(value);
    }
  }
  const [only] = beginning;
  if (only !== undefined && beginning.size === 1) return only;
  if (beginning.size > 1) return new Miss("ambiguous-value", first([...beginning].map(offered)));
  return new Miss("unknown-value", () => first(similar(sought, spellings).map(offered)));
}

function first(all: readonly string[]): readonly string[] {
  return [...new Set(all)].slice(0, MAX_OFFERED);
}

/** Values whose spelling differs by a slip of the keyboard, closest first. */
export function similar<Value>(sought: string, spellings: Spellings<Value>): readonly Value[] {
  const limit = sought.length <= 4 ? 1 : 2;
  const close: (readonly [distance: number, value: Value])[] = [];
  for (const [word, value] of spellings) {
    if (Math.abs(word.length - sought.length) > limit) continue;
    const distance = slips(sought, word, limit);
    if (distance <= limit) close.push([distance, value]);
  }
  return close.sort(([one], [other]) => one - other).map(([, value]) => value);
}

/** Damerau distance: letters added, left out, replaced, or swapped with the next one; more than `limit` is not counted. */
export function slips(one: string, other: string, limit: number): number {
  let before: number[] = [];
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 1; i <= one.length; i++) {
    const next = [i];
    for (let j = 1; j <= other.length; j++) {
      const replaced = (row[j - 1] ?? 0) + Number(one[i - 1] !== other[j - 1]);
      let least = Math.min(replaced, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1);
      const isSwap = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      if (isSwap) least = Math.min(least, (before[j - 2] ?? 0) + 1);
      next.push(least);
    }
    if (Math.min(...next) > limit) return limit + 1;
    before = row;
    row = next;
  }
  return row[other.length] ?? 0;
}

/** A value as it is written after a keyword: hyphens for spaces, quotes where it has other marks. */
export function written(value: string): string {
  const hyphened = value.replaceAll(" ", "-");
  const isPlain = /^[\p{L}\p{N}.:'+][\p{L}\p{N}.:'+-]*$/u.test(hyphened) && words(hyphened) === words(value);
  return isPlain ? hyphened : quoted(value);
}

export function quoted(text: string): string {
  const inner = text
    .replace(/[\\"]/g, "\\$&")
    .replace(/^\*|\*$/g, "\\*")
    .replaceAll("\n", "\\n");
  return `"${inner}"`;
}
