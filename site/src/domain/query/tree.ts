/** A part of the text, in UTF-16 units: `[from, to]`. */
export type Span = readonly [from: number, to: number];

export type Operator = ":" | "=" | "!=" | "<=" | ">=" | "<" | ">" | "!<" | "!>";

/** One of the values after a keyword, or a word without a keyword. */
export interface Item {
  /** Its own operator; the one of the term if it has none. */
  readonly op: Operator;
  readonly form: "bare" | "quoted" | "pattern";
  /** Without quotes and escapes. */
  readonly text: string;
  /** A star inside the quotes: the side may continue a word. */
  readonly openStart: boolean;
  readonly openEnd: boolean;
  /** After a name: `>=4`, `:1-3`. */
  readonly copies: { readonly op: Operator; readonly text: string } | undefined;
  readonly at: Span;
}

/** `keyword:a,b` or, without a keyword, one word. */
export interface Term {
  readonly is: "term";
  /** Lower case; "" without one. */
  readonly keyword: string;
  readonly op: Operator;
  readonly items: readonly Item[];
  readonly at: Span;
}

/** The query as it was typed. */
export type Tree =
  | Term
  | { readonly is: "not"; readonly of: Tree }
  | { readonly is: "and" | "or"; readonly parts: readonly Tree[] };
