import type { Card } from "../../card/card";
import { hasCardList } from "../../card/card-list";
import type { CardBase } from "../../search/card-base";
import { preconCode, setCodes } from "../../search/shared/catalogue-codes";
import type { PreconValue } from "../../search/shared/precon";
import { type Age, BCP, isUndated, type Print } from "../../search/shared/print";
import type { SetValue } from "../../search/shared/set";
import { type Asked, Miss, NEVER, type Shape, same } from "../shape";
import type { Item, Operator } from "../tree";
import { meant, words, written } from "../words";

const AGES: ReadonlyMap<Operator, Age | false> = new Map<Operator, Age | false>([
  [":", false],
  ["=", false],
  [">=", "or-newer"],
  ["<=", "or-older"],
  ["!>", "not-newer"],
  ["!<", "not-older"],
]);
const PRINTS: readonly Print[] = ["first", "reprint", "only"];

function base(asked: Asked): CardBase<Card> {
  return (asked.context as { readonly base: CardBase<Card> }).base;
}

/** "first" and "precon.first" are the print. */
function printOf(keyword: string): Print | false {
  return PRINTS.find((print) => keyword.endsWith(print)) ?? false;
}

/** Sets by code, former code or name: `set:V5`, `first:KoT`, `set!<V5`. */
export const sets: Shape<SetValue> = {
  read(item, asked) {
    const age = AGES.get(item.op);
    if (age === undefined) return new Miss("bad-operator");
    const codes = readSet(item, asked);
    if (codes instanceof Miss) return codes;
    if (age && codes.some(isUndated)) return new Miss("bad-operator", [`:${codes.map(written).join(",")}`]);
    return [{ value: codes, print: printOf(asked.keyword), age }];
  },
  and: same,
  or: (one, other) =>
    one.print === other.print && one.age === other.age
      ? { ...one, value: [...new Set([...one.value, ...other.value])] }
      : undefined,
  not: NEVER,
  print({ value, print, age }) {
    const sign = [...AGES].find(([, meaning]) => meaning === age)?.[0] ?? ":";
    return [`${print || "set"}${sign}${value.map(written).join(",")}`];
  },
  words: (asked) => [...Object.keys(base(asked).catalogue.sets), BCP].map(written),
};

function readSet({ text }: Item, asked: Asked): readonly string[] | Miss {
  const { catalogue } = base(asked);
  if (words(text) === BCP) return [BCP];
  const own = [text, text.replaceAll("-", " ")]
    .map((code) => setCodes(code, catalogue))
    .find(({ length }) => length > 0);
  if (own) return own;
  const names = new Map<string, string>();
  for (const [code, { name }] of Object.entries(catalogue.sets)) {
    names.set(words(name), code);
    if (!names.has(words(code))) names.set(words(code), code);
  }
  const code = meant(text, names, written);
  return code instanceof Miss ? code : [code];
}

/** Products by code: `precon:V5:PTr`, `precon.first:bcp`. */
export const precons: Shape<PreconValue> = {
  read(item, asked) {
    if (item.op !== ":" && item.op !== "=") return new Miss("bad-operator");
    const value = readPrecon(item, asked);
    return value instanceof Miss ? value : [{ value: [value], print: printOf(asked.keyword) }];
  },
  and: same,
  or: (one, other) =>
    one.print === other.print ? { ...one, value: [...new Set([...one.value, ...other.value])] } : undefined,
  not: NEVER,
  print: ({ value, print }) => [`precon${print ? `.${print}` : ""}:${value.map(written).join(",")}`],
  words: (asked) => [...codes(asked).values(), BCP].map(written),
};

/** Codes of products with a card list, as they are compared → as they are published. */
function codes(asked: Asked): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(base(asked).catalogue.sets).flatMap(([set, { precons: all }]) =>
      Object.entries(all)
        .filter(([, precon]) => hasCardList(precon))
        .map(([code]) => [words(`${set}:${code}`), `${set}:${code}`] as const),
    ),
  );
}

function readPrecon({ text }: Item, asked: Asked): string | Miss {
  if (words(text) === BCP) return BCP;
  const { catalogue } = base(asked);
  const own = preconCode(text, catalogue) ?? preconCode(text.replaceAll("-", " "), catalogue);
  return own ? `${own.set}:${own.code}` : meant(text, codes(asked), written);
}
