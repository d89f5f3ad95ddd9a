import type { Alternatives } from "../search/crypt/disciplines-or";
import type { Levels } from "../search/crypt/levels";
import type { Filter } from "../search/filter";
import { SHAPES } from "./shapes";
import { alternativeOf } from "./shapes/levels";

export type AnyFilter = Filter<unknown, never>;

/** The value of one filter. */
export interface Leaf {
  readonly is: "leaf";
  readonly filter: AnyFilter;
  readonly value: unknown;
}

/** What a query asks for. */
export type Meaning =
  | Leaf
  | { readonly is: "not"; readonly of: Meaning }
  | { readonly is: "and" | "or"; readonly parts: readonly Meaning[] };

export function leaf(filter: AnyFilter, value: unknown): Leaf {
  return { is: "leaf", filter, value };
}

/** All of the meanings, flat; undefined for none. */
export function every(parts: readonly Meaning[]): Meaning | undefined {
  return combined("and", parts);
}

/** Any of the meanings: values of one filter are one where a value can hold them. */
export function any(parts: readonly Meaning[], filters: readonly AnyFilter[]): Meaning | undefined {
  const flat = parts.flatMap((part) => (part.is === "or" ? part.parts : part));
  const alternative = asAlternative(flat, filters);
  if (alternative) return alternative;
  const merged: Meaning[] = [];
  for (const part of flat) {
    const [index, value] = mergeable(merged, part);
    if (index === undefined || part.is !== "leaf") merged.push(part);
    else merged[index] = leaf(part.filter, value);
  }
  return combined("or", merged);
}

function combined(is: "and" | "or", parts: readonly Meaning[]): Meaning | undefined {
  const flat = parts.flatMap((part) => (part.is === is ? part.parts : part));
  return flat.length > 1 ? { is, parts: flat } : flat[0];
}

function mergeable(merged: readonly Meaning[], part: Meaning): readonly [number | undefined, unknown] {
  if (part.is !== "leaf") return [undefined, undefined];
  for (const [index, other] of merged.entries()) {
    if (other.is !== "leaf" || other.filter !== part.filter) continue;
    const value = SHAPES[part.filter.typed.as].or(other.value, part.value);
    if (value !== undefined) return [index, value];
  }
  return [undefined, undefined];
}

/** Disciplines of which any is enough are one alternative of the form. */
function asAlternative(parts: readonly Meaning[], filters: readonly AnyFilter[]): Leaf | undefined {
  const target = filters.find(({ typed }) => typed.as === "alternatives");
  const all: Levels[] = [];
  for (const part of parts) {
    if (part.is !== "leaf") return undefined;
    const { typed } = part.filter;
    if (typed.as === "levels") all.push(part.value as Levels);
    else if (typed.as === "alternatives" && (part.value as Alternatives).length === 1) {
      const [only = {}] = part.value as Alternatives;
      all.push(...Object.entries(only).map(([code, level]) => ({ [code]: level })));
    } else return undefined;
  }
  const [first] = parts;
  const one = parts.length > 1 ? alternativeOf(all) : undefined;
  if (one === undefined || target === undefined || first?.is !== "leaf") return undefined;
  const isSingle = Object.keys(one).length === 1;
  const levels = filters.find(({ typed }) => typed.as === "levels");
  return isSingle && levels ? leaf(levels, one) : leaf(target, [one]);
}

/** "None of" is "not" for each, and "not not" is nothing. */
export function none(of: Meaning): Meaning {
  if (of.is === "not") return of.of;
  if (of.is === "or") return every(of.parts.map(none)) ?? of;
  if (of.is === "leaf") {
    const value = SHAPES[of.filter.typed.as].not(of.value);
    if (value !== undefined) return leaf(of.filter, value);
  }
  return { is: "not", of };
}
