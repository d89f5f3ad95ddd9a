import type { Card } from "../card/card";
import type { Filter } from "../search/filter";
import type { Problem } from "./problem";
import type { Item, Term } from "./tree";

/** What values of a search are looked up in besides the data of its context. */
export interface Sources {
  /** Cards that a search of decks may name. */
  readonly cards?: readonly Card[] | undefined;
  /** Words of the interface language → English terms, both as `words` gives them. */
  readonly terms?: ReadonlyMap<string, string> | undefined;
}

/** The filter and the data that a value is read for. */
export interface Asked {
  readonly filter: Filter<unknown, never>;
  readonly keyword: string;
  readonly context: unknown;
  readonly sources: Sources;
}

/** A value that was not understood. */
export class Miss {
  constructor(
    readonly code: Problem["code"],
    /** Values that could be meant; a function if they take long to find. */
    readonly instead: readonly string[] | (() => readonly string[]) = [],
    /** The part that was not understood; the item if it is undefined. */
    readonly part: Pick<Item, "text" | "at"> | undefined = undefined,
  ) {}
}

/** The value belongs to the next filter with the same keyword. */
export const ELSEWHERE = "elsewhere";

/** How the values of a kind of filter are written, and which of them one value can hold. */
export interface Shape<Value> {
  /** The values that one item asks for, all of which must match. */
  read(item: Item, asked: Asked): readonly Value[] | Miss | typeof ELSEWHERE;
  /** One value for the whole list, where it does not mean "any of". */
  readWhole?(term: Term, asked: Asked): Value | Miss | undefined;
  /** The value for both; undefined if no single value can say it. */
  and(one: Value, other: Value): Value | undefined;
  or(one: Value, other: Value): Value | undefined;
  not(value: Value): Value | undefined;
  /** The units of the text. */
  print(value: Value, asked: Asked): readonly string[];
  /** Words for the values that the filter knows, as they are printed. */
  words?(asked: Asked): readonly string[];
}

/** For shapes that no single value can combine. */
export const NEVER = () => undefined;

/** Equal values are one. */
export function same<Value>(one: Value, other: Value): Value | undefined {
  return JSON.stringify(one) === JSON.stringify(other) ? one : undefined;
}
