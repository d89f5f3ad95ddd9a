import { vocabulary } from "./read";

/** At most, exactly, at least; the names are those in URLs. */
export type Comparison = "le" | "eq" | "ge";

export const COMPARISONS = vocabulary<Comparison>(["le", "eq", "ge"]);

export function compares(comparison: Comparison, value: number, bound: number): boolean {
  switch (comparison) {
    case "le":
      return value <= bound;
    case "eq":
      return value === bound;
    case "ge":
      return value >= bound;
  }
}

/** Numbers of a form by their form in URLs: "1" → 1. */
export function numbers(first: number, last: number): ReadonlyMap<string, number> {
  return new Map(
    Array.from({ length: last - first + 1 }, (_, index) => [String(first + index), first + index]),
  );
}
