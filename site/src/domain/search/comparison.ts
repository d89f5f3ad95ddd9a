import { vocabulary } from "./read";

/** At most, exactly, at least; named as in the address of a search. */
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

/** Numbers of a form by how they stand in the address: "1" → 1. */
export function numbers(first: number, last: number): ReadonlyMap<string, number> {
  return new Map(Array.from({ length: last - first + 1 }, (_, at) => [String(first + at), first + at]));
}
