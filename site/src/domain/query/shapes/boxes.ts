import type { Boxes } from "../../search/shared/boxes";
import { aliasesOf, shortWord } from "../aliases";
import { boundsOf, printedBounds } from "../numbers";
import { type Asked, Miss, NEVER, type Shape, same } from "../shape";
import type { Item } from "../tree";
import { meant, type Spellings, spellingsOf, words, written } from "../words";

type Chosen = Boxes<string | number>;

function readBox(item: Item, { filter, sources }: Asked): string | number | Miss {
  if (item.op !== ":" && item.op !== "=") return new Miss("bad-operator");
  const plain = words(item.text);
  const spellings = boxSpellings(filter);
  const own = spellings.get(plain) ?? spellings.get(words(aliasesOf(filter.key)[plain] ?? ""));
  if (own !== undefined) return own;
  return meant(sources.terms?.get(plain) ?? item.text, spellings, (box) => printed(box, filter.key));
}

/** A box in its spelling of the registry may hold a hyphen: "votes-title". */
function boxSpellings(filter: Asked["filter"]): Spellings<string | number> {
  return spellingsOf(filter.typed.values ?? new Map());
}

function printed(box: string | number, key: string): string {
  return shortWord(key, String(box)) ?? written(String(box));
}

function inOrder(
  boxes: readonly (string | number)[],
  { filter }: { readonly filter: Asked["filter"] },
): Chosen {
  const order = [...new Set(filter.typed.values?.values())];
  return order.filter((box) => boxes.includes(box));
}

const boxWords = (asked: Asked): readonly string[] =>
  inOrder([...(asked.filter.typed.values?.values() ?? [])], asked).map((box) =>
    printed(box, asked.filter.key),
  );

/** Boxes of which any must match. */
export const anyBox: Shape<Chosen> = {
  read(item, asked) {
    const box = readBox(item, asked);
    return box instanceof Miss ? box : [[box]];
  },
  and: same,
  or: (one, other) => [...new Set([...one, ...other])],
  not: NEVER,
  print: (boxes, { filter }) => [
    `${filter.typed.keywords[0]}:${inOrder(boxes, { filter })
      .map((box) => printed(box, filter.key))
      .join(",")}`,
  ],
  words: boxWords,
};

/** Boxes all of which must match. */
export const allBoxes: Shape<Chosen> = {
  ...anyBox,
  and: (one, other) => [...new Set([...one, ...other])],
  or: same,
  print: (boxes, { filter }) =>
    inOrder(boxes, { filter }).map((box) => `${filter.typed.keywords[0]}:${printed(box, filter.key)}`),
};

/** Numbered boxes of which any must match, also as ranges: `group:4-5`. */
export const numberedBoxes: Shape<Chosen> = {
  read(item, { filter }) {
    const boxes = [...new Set(filter.typed.values?.values())].map(Number);
    const bounds = boundsOf(item.op, item.text);
    if (bounds instanceof Miss) return bounds;
    const { from = Number.NEGATIVE_INFINITY, to = Number.POSITIVE_INFINITY } = bounds;
    const chosen = boxes.filter((box) => box >= from && box <= to);
    return chosen.length === 0 ? new Miss("out-of-range") : [chosen];
  },
  and(one, other) {
    const common = one.filter((box) => other.includes(box));
    return common.length > 0 ? common : undefined;
  },
  or: anyBox.or,
  not: NEVER,
  print: (boxes, { filter }) => [`${filter.typed.keywords[0]}:${runs(boxes.map(Number)).join(",")}`],
  words: boxWords,
};

/** 4, 5, 7 → "4-5", "7". */
function runs(numbers: readonly number[]): readonly string[] {
  const sorted = numbers.toSorted((one, other) => one - other);
  const starts = sorted.filter((number) => !sorted.includes(number - 1));
  return starts.map((from) => {
    let to = from;
    while (sorted.includes(to + 1)) to++;
    return printedBounds({ from, to }, ":").slice(1);
  });
}
