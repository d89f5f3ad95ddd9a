import type { Phrase } from "./phrase";

/** A value in `q` could not be understood. The rest of the search still works. */
export interface QueryProblem {
  /** Where: "capacity.value[0].capacity". */
  readonly path: string;
  /** Catalogue key under `problem.`; "not-available": understood, but the loaded data cannot answer it. */
  readonly code:
    | "not-json"
    | "unknown-key"
    | "unknown-value"
    | "bad-shape"
    | "bad-regex"
    | "slow-regex"
    | "not-available";
  /** The offending value, shortened for display. */
  readonly value: string;
}

export interface Parsed<Value> {
  readonly value: Value;
  readonly problems: readonly QueryProblem[];
}

/** A removable part of the search, shown as a chip. */
export interface Chip<Value> {
  readonly phrase: Phrase;
  /** The filter's value without this part. */
  readonly without: Value;
}

/**
 * One criterion of a search is a value with five answers. Adding a criterion is one file and one line in the registry.
 * `Context` holds what only the loaded data knows (facets of the index, set dates, texts of another language).
 */
export interface Filter<Card, Value, Context> {
  /** Key in the q-JSON. */
  readonly key: string;
  readonly empty: Value;
  /** Reads the q value over the defaults; never throws. */
  parse(raw: unknown): Parsed<Value>;
  isActive(value: Value): boolean;
  /** The sanitised q value; only called when active. */
  toJson(value: Value): unknown;
  describe(value: Value): readonly Chip<Value>[];
  /**
   * Once the data is there: values that only it knows (sets, artists) in its own spelling, without those it
   * does not know, and what cannot be answered. Absent for criteria that need no data to be understood.
   */
  settle?(value: Value, context: Context): Parsed<Value>;
  /** Only called when active. The position is the card's place in its file, by which the index knows it. */
  compile(value: Value, context: Context): (card: Card, position: number) => boolean;
}
