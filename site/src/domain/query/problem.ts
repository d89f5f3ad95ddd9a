import type { QueryProblem } from "../search/filter";
import type { Span } from "./tree";

/** Replaces a part of the text. */
export interface Fix {
  readonly text: string;
  readonly at: Span;
}

/** The text with a fix; what follows without a space stays a unit of its own, or a part of the fixed one. */
export function withFix(text: string, { text: fix, at: [from, to] }: Fix): string {
  const rest = text.slice(to);
  const space = /^(?:[^\s,|):=!<>≤≥≠]|![^=<>])/.test(rest) ? " " : "";
  return text.slice(0, from) + fix + space + rest;
}

/** A part of a typed search that was not understood; the rest works. */
export interface Problem {
  readonly code: Exclude<QueryProblem["code"], "not-json" | "unknown-key" | "bad-shape">;
  readonly at: Span;
  /** What was written there, or the character that has no partner. */
  readonly value: string;
  /** At most three, best first. */
  readonly fixes: readonly Fix[];
}
