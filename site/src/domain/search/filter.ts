import type { Phrase } from "./phrase";
import type { Positions } from "./positions";
import type { Typed } from "./typed";

/** A value of `q` that was not understood; the rest of the search works. */
export interface QueryProblem {
  /** Position: "capacity.value[0].capacity". */
  readonly path: string;
  /** Message key under `problem.`; "not-available" means valid, but the loaded data cannot answer it. */
  readonly code:
    | "not-json"
    | "unknown-key"
    | "unknown-value"
    | "bad-shape"
    | "bad-regex"
    | "slow-regex"
    | "not-available"
    | "unknown-keyword"
    | "ambiguous-value"
    | "bad-operator"
    | "out-of-range"
    | "no-value"
    | "unclosed"
    | "other-search"
    | "needs-keyword"
    | "too-deep"
    | "too-long";
  /** The invalid value, shortened for display. */
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
 * A filter of a search, as a value. Adding one takes a file and a line in the registry. `Context` has the loaded data
 * (facets of the index, set dates, texts of another language).
 */
export interface Filter<Value, Context> {
  /** Key in the q-JSON. */
  readonly key: string;
  readonly typed: Typed<Context>;
  readonly empty: Value;
  /** Takes long, so other filters are applied before. */
  readonly slow?: true;
  /** Parses the q value over the defaults; never throws. */
  parse(raw: unknown): Parsed<Value>;
  isActive(value: Value): boolean;
  /** The sanitized q value; only called if active. */
  toJson(value: Value): unknown;
  describe(value: Value): readonly Chip<Value>[];
  /**
   * Converts values to the spelling of the loaded data (sets, artists), drops unknown ones, and reports problems.
   * Absent for filters that are independent of data.
   */
  resolve?(value: Value, context: Context): Parsed<Value>;
  /**
   * The positions of `within` that match. Only called if active. A position is that of the card in its file, which the
   * index uses.
   */
  find(value: Value, context: Context, within: Positions): Positions;
}
