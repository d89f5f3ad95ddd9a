import type { DisciplineCode, DisciplineLevel } from "../../card/card";
import {
  DISCIPLINES,
  EXTRA_DISCIPLINES,
  isDisciplineCode,
  isExtraDiscipline,
  isVirtue,
  VIRTUES,
} from "../../card/disciplines";
import type { Alternatives } from "../../search/crypt/disciplines-or";
import { inFormOrder, type Levels } from "../../search/crypt/levels";
import { type Asked, ELSEWHERE, Miss, NEVER, type Shape, same } from "../shape";
import type { Item } from "../tree";
import { meant, words } from "../words";

const CODES = new Map(
  [DISCIPLINES, VIRTUES, EXTRA_DISCIPLINES].flatMap((group) =>
    Object.entries(group).flatMap(([name, code]) => [[words(name), code] as const, [code, code] as const]),
  ),
);
CODES.set("thaumaturgy", "tha");
const OF_VAMPIRES = new Map([...CODES].filter(([, code]) => !isExtraDiscipline(code)));

/** Whether a bare word is the code of a discipline in capitals: "AUS". */
export function isCapitalCode(text: string): boolean {
  return isCode(text) && isCapitals(text);
}

/** Flight and the like are no codes of three letters. */
export function isCode(text: string): boolean {
  return text.length === 3 && isDisciplineCode(text.toLowerCase());
}

function isCapitals(text: string): boolean {
  return text === text.toUpperCase() && text !== text.toLowerCase();
}

function readCode(item: Item, spellings: ReadonlyMap<string, string>, asked: Asked): DisciplineCode | Miss {
  if (item.op !== ":" && item.op !== "=") return new Miss("bad-operator");
  return meant(asked.sources.terms?.get(words(item.text)) ?? item.text, spellings, (code) =>
    isCapitals(item.text) ? code.toUpperCase() : code,
  );
}

/** Disciplines of vampires, all of which must match: capitals mean superior, `dis:ANI dis:pot`. */
export const levels: Shape<Levels> = {
  read(item, asked) {
    const code = readCode(item, OF_VAMPIRES, asked);
    if (code instanceof Miss) return code;
    return [{ [code]: isCapitals(item.text) && !isVirtue(code) ? 2 : 1 }];
  },
  and: (one, other) => inFormOrder(merged(one, other, Math.max)),
  or: same,
  not: NEVER,
  print: (value) => Object.entries(value).map(([code, level]) => `dis:${printedLevel(code, level)}`),
  words: () =>
    [...new Set(OF_VAMPIRES.values())].flatMap((code) =>
      isVirtue(code) ? [code] : [code.toUpperCase(), code],
    ),
};

function merged(one: Levels, other: Levels, choose: (a: number, b: number) => number): Levels {
  const both = Object.entries(other).map(([code, level]) => [code, choose(one[code] ?? level, level)]);
  return { ...one, ...Object.fromEntries(both) };
}

function printedLevel(code: DisciplineCode, level: DisciplineLevel): string {
  return level === 2 ? code.toUpperCase() : code;
}

/** Alternatives of disciplines, of each of which the vampire has one: `dis:CEL,POT`. They are read as levels. */
export const alternatives: Shape<Alternatives> = {
  read: () => ELSEWHERE,
  and: (one, other) => [...one, ...other],
  or: same,
  not: NEVER,
  print: (value) =>
    value.map(
      (one) =>
        `dis:${Object.entries(one)
          .map(([code, level]) => printedLevel(code, level))
          .join(",")}`,
    ),
};

/** "Any of these levels" as one alternative; undefined if one of them has several disciplines. */
export function alternativeOf(all: readonly Levels[]): Levels | undefined {
  if (all.some((one) => Object.keys(one).length !== 1)) return undefined;
  return inFormOrder(all.reduce((one, other) => merged(one, other, Math.min)));
}

/** Disciplines that a deck plays, all of which must match. */
export const codes: Shape<readonly DisciplineCode[]> = {
  read(item, asked) {
    const code = readCode(item, CODES, asked);
    return code instanceof Miss ? code : [[code.toLowerCase()]];
  },
  and: (one, other) => [...new Set([...one, ...other])],
  or: same,
  not: NEVER,
  print: (value) => value.map((code) => `dis:${code}`),
  words: () => [...new Set(CODES.values())],
};
