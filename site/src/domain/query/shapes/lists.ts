import { disciplineCode, disciplineName, isDisciplineCode } from "../../card/disciplines";
import { PATHS } from "../../card/paths";
import { NO_PATH, NOT_REQUIRED } from "../../search/shared/clan-or-path";
import type { ListValue } from "../../search/shared/list";
import { aliasesOf, shortWord } from "../aliases";
import { type Asked, Miss, type Shape, same } from "../shape";
import type { Item } from "../tree";
import { meant, spellingsOf, words, written } from "../words";

const PATH_VALUES: readonly string[] = [NO_PATH, ...PATHS.map((path) => path.toLowerCase())];

/** Values that are combined by a logic; disciplines also by their codes. */
export const list: Shape<ListValue> = {
  read(item, asked) {
    const value = readItem(item, asked);
    return value instanceof Miss ? value : [{ value: [value], logic: "or" }];
  },
  readWhole(term, asked) {
    if (term.op !== "=" || !asked.filter.typed.logics?.includes("only")) return undefined;
    const value = new Set<string>();
    for (const item of term.items) {
      const one = readItem(item, asked);
      if (one instanceof Miss) return new Miss(one.code, one.instead, item);
      value.add(one);
    }
    return { value: [...value], logic: "only" };
  },
  and(one, other) {
    if (one.logic === "not" && other.logic === "not") return union(one, other, "not");
    if (!isEvery(one) || !isEvery(other)) return same(one, other);
    const all = union(one, other, "and");
    return all.value.length === 1 ? one : all;
  },
  or: (one, other) => (isAny(one) && isAny(other) ? union(one, other, "or") : same(one, other)),
  not({ value, logic }) {
    if (logic === "not") return { value, logic: "or" };
    return logic === "or" || (logic === "and" && value.length === 1) ? { value, logic: "not" } : undefined;
  },
  print(chosen, asked) {
    const { value, logic } = chosen;
    if (logic === "and") return value.flatMap((one) => list.print({ value: [one], logic: "or" }, asked));
    const isPath = asked.filter.key === "clan" && value.every((one) => PATH_VALUES.includes(one));
    const keyword = isPath ? "path" : asked.filter.typed.keywords[0];
    const written = value.map((one) => printed(one, { ...asked, keyword })).join(",");
    return [`${logic === "not" ? "-" : ""}${keyword}${logic === "only" ? "=" : ":"}${written}`];
  },
  words: (asked) =>
    [...new Set(asked.filter.typed.values?.values())].map((value) => printed(String(value), asked)),
};

/** Matches cards with each of its values. */
function isEvery({ value, logic }: ListValue): boolean {
  return logic === "and" || (logic === "or" && value.length === 1);
}

function isAny({ value, logic }: ListValue): boolean {
  return logic === "or" || (logic === "and" && value.length === 1);
}

function union(one: ListValue, other: ListValue, logic: ListValue["logic"]): ListValue {
  return { value: [...new Set([...one.value, ...other.value])], logic };
}

function readItem({ op, text }: Item, asked: Asked): string | Miss {
  return op === ":" || op === "=" ? readValue(text, asked) : new Miss("bad-operator");
}

function readValue(text: string, asked: Asked): string | Miss {
  const { filter, keyword, sources } = asked;
  const plain = words(text);
  if (text.startsWith("!")) return readValue(antitribu(text.slice(1), asked), asked);
  const values = spellingsOf(filter.typed.values as ReadonlyMap<string, string>);
  if (keyword === "path" && plain === "none" && values.has(NO_PATH)) return NO_PATH;
  const alias = aliasesOf(filter.key)[plain];
  if (alias !== undefined && values.has(words(alias))) return alias;
  if (filter.key === "discipline" && isDisciplineCode(plain)) return disciplineName(plain).toLowerCase();
  const term = sources.terms?.get(plain);
  return meant(term ?? text, values, (value) => printed(value, asked));
}

function antitribu(text: string, { filter }: Asked): string {
  const values = spellingsOf(filter.typed.values as ReadonlyMap<string, string>);
  const clan = meant(text, values, String);
  return `${clan instanceof Miss ? text : clan} antitribu`;
}

function printed(value: string, { filter, keyword }: Asked): string {
  if (keyword === "path" && value === NO_PATH) return "none";
  if (value === NOT_REQUIRED) return "none";
  if (filter.key === "discipline") return disciplineCode(value) ?? written(value);
  return shortWord(filter.key, value) ?? written(value);
}
