import { Haystack } from "../../search/haystack";
import { listed } from "../../search/positions";
import { type Asked, Miss, NEVER, type Shape, same } from "../shape";
import type { Item } from "../tree";
import { meant, quoted, words, written } from "../words";

/** A name as it is written after a keyword. */
function name(text: string): string {
  return /^[\p{L}\p{N}]+$/u.test(text) ? text : quoted(text);
}

/** Names without case and accents, which are searched at each key. */
interface Spelled {
  readonly bySpelling: ReadonlyMap<string, string>;
  readonly names: readonly string[];
  readonly parts: Haystack;
}

const known = new WeakMap<readonly string[], Spelled>();

function spelled(names: readonly string[]): Spelled {
  const before = known.get(names);
  if (before) return before;
  const bySpelling = new Map<string, string>();
  for (const one of names) if (!bySpelling.has(words(one))) bySpelling.set(words(one), one);
  const spellings = [...bySpelling.keys()];
  const parts = new Haystack(spellings, [...spellings.keys()], spellings.length);
  const all = { bySpelling, names: [...bySpelling.values()], parts };
  known.set(names, all);
  return all;
}

/** A name of the data; a part that only one of them has is enough. */
export function readName(text: string, names: readonly string[], offered = name): string | Miss {
  const { bySpelling, names: all, parts: haystack } = spelled(names);
  const sought = words(text);
  const exact = bySpelling.get(sought);
  if (exact !== undefined) return exact;
  const parts = listed(haystack.find(sought)).flatMap((place) => all[place] ?? []);
  const [only] = parts;
  if (only !== undefined && parts.length === 1) return only;
  if (parts.length > 1) return new Miss("ambiguous-value", parts.slice(0, 3).map(offered));
  return meant(text, bySpelling, offered);
}

function isEqual({ op }: Item): boolean {
  return op === ":" || op === "=";
}

/** One name of the data: an artist, an author. */
export const oneName: Shape<string> = {
  read(item, asked) {
    if (!isEqual(item)) return new Miss("bad-operator");
    const found = readName(item.text, names(asked));
    return found instanceof Miss ? found : [found];
  },
  and: same,
  or: same,
  not: NEVER,
  print: (value, { filter }) => [`${filter.typed.keywords[0]}:${name(value)}`],
  words: (asked) => names(asked).map(name),
};

function names({ filter, context }: Asked): readonly string[] {
  return filter.typed.names?.(context as never) ?? [];
}

/** Any text: a part of an event's name, the id of a deck. */
export const anyText: Shape<string> = {
  ...oneName,
  read: (item) => (isEqual(item) ? [item.text] : new Miss("bad-operator")),
};

/** One of a few words: `inventory:missing`, `src:favorites`. */
export const oneWord: Shape<string> = {
  ...oneName,
  read(item, { filter }) {
    if (!isEqual(item)) return new Miss("bad-operator");
    const values = new Map(
      [...(filter.typed.values ?? [])].map(([word, value]) => [words(word), String(value)]),
    );
    const value = meant(item.text, values, written);
    return value instanceof Miss ? value : [value];
  },
  print: (value, { filter }) => [`${filter.typed.keywords[0]}:${written(value)}`],
  words: ({ filter }) => [...(filter.typed.values?.values() ?? [])].map(String),
};
