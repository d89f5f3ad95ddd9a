import { Miss } from "./shape";
import type { Operator } from "./tree";

/** A number, a comparison or a range as a range with open ends. */
export interface Bounds {
  readonly from: number | undefined;
  readonly to: number | undefined;
}

const NUMBERS = /^(\d{1,6})(?:(?:-|\.\.)(\d{1,6}))?$/;

export function isRange(text: string): boolean {
  return text.includes("-") || text.includes("..");
}

export function isInOrder({ from, to }: Bounds): boolean {
  return from === undefined || to === undefined || from <= to;
}

/** `<` and `>` count whole numbers. */
export function boundsOf(op: Operator, text: string): Bounds | Miss {
  const read = NUMBERS.exec(text);
  if (!read) return new Miss(text === "" ? "no-value" : "unknown-value");
  const first = Number(read[1]);
  if (read[2] !== undefined) {
    return op === ":" || op === "=" ? { from: first, to: Number(read[2]) } : new Miss("bad-operator");
  }
  switch (op) {
    case ":":
    case "=":
      return { from: first, to: first };
    case "<=":
      return { from: undefined, to: first };
    case "<":
      return { from: undefined, to: first - 1 };
    case ">=":
      return { from: first, to: undefined };
    case ">":
      return { from: first + 1, to: undefined };
    default:
      return new Miss("bad-operator");
  }
}

export function isWithin({ from, to }: Bounds, min: number, max: number): boolean {
  const fits = (end: number | undefined) => end === undefined || (end >= min && end <= max);
  return fits(from) && fits(to);
}

/** `>=4`, `<=4`, `=4`, `:4-6`; after a keyword. */
export function printedBounds({ from, to }: Bounds, sign = "="): string {
  if (from === undefined) return `<=${to ?? 0}`;
  if (to === undefined) return `>=${from}`;
  return from === to ? `${sign}${from}` : `:${from}-${to}`;
}
