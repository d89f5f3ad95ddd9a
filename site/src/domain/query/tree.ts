/** A part of the text, in UTF-16 units: `[from, to]`. */
export type Span = readonly [from: number, to: number];

export type Operator = ":" | "=" | "!=" | "<=" | ">=" | "<" | ">" | "!<" | "!>";

/** A number of copies after the name of a card: `>=4`, `:1-3`. */
export interface Copies {
  readonly op: Operator;
  readonly text: string;
  /** The place of the number. */
  readonly at: Span;
}

/** One of the values after a keyword, or a word without a keyword. */
export interface Item {
  /** Its own operator; the one of the term if it has none. */
  readonly op: Operator;
  /** Where its operator begins, which stands after the keyword for the first item; without one, where the item begins. */
  readonly opAt: number;
  readonly form: "bare" | "quoted" | "pattern";
  /** Without quotes and escapes. */
  readonly text: string;
  /** A star inside the quotes: the side may continue a word. */
  readonly openStart: boolean;
  readonly openEnd: boolean;
  readonly copies: Copies | undefined;
  /** Without the copies. */
  readonly at: Span;
}

/** `keyword:a,b` or, without a keyword, one word. */
export interface Term {
  readonly is: "term";
  /** Lower case; "" without one. */
  readonly keyword: string;
  readonly keywordEnd: number;
  readonly op: Operator;
  readonly items: readonly Item[];
  /** A hyphen stands right before it. */
  readonly hasHyphen: boolean;
  /** Its own spelling excludes: `sect!=x`, `not:x`. */
  readonly excludes: boolean;
  /** Without the hyphen. */
  readonly at: Span;
}

/** The query as it was typed. */
export type Tree =
  | Term
  | { readonly is: "not"; readonly of: Tree }
  | { readonly is: "and" | "or"; readonly parts: readonly Tree[] };
