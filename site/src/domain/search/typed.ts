import type { Logic } from "./logic";

/** How the values of a filter are written in a typed search; `domain/query/shapes` reads and prints them. */
export type ShapeName =
  | "text"
  | "list"
  | "levels"
  | "alternatives"
  | "codes"
  | "rows"
  | "bound"
  | "votes"
  | "range"
  | "rank"
  | "boxes"
  | "all-boxes"
  | "numbered-boxes"
  | "sets"
  | "precons"
  | "name"
  | "any-text"
  | "word"
  | "place"
  | "quantities"
  | "shares"
  | "tags"
  | "owned";

/** How a filter is typed: its keywords, of which the first is printed, and what its values may be. */
export interface Typed<Context = never> {
  readonly as: ShapeName;
  readonly keywords: readonly [string, ...string[]];
  /** A closed list of values. */
  readonly values?: ReadonlyMap<string, string | number>;
  readonly logics?: readonly Logic[];
  readonly limits?: readonly [min: number, max: number];
  /** Values of the loaded data. */
  readonly names?: (context: Context) => readonly string[];
  /** Whether the page has to load what it compares with: it cannot be a part of a combination. */
  readonly alone?: true;
}
