import type { Range } from "../../archive/search/range";
import type { Comparison } from "../../search/comparison";
import { compares } from "../../search/comparison";
import type { CapacityRow, CapacityValue } from "../../search/crypt/capacity";
import type { Bound } from "../../search/library/cost";
import { boundsOf, isInOrder, isRange, isWithin, printedBounds } from "../numbers";
import { type Asked, Miss, NEVER, type Shape, same } from "../shape";
import type { Item } from "../tree";

const SIGNS: Readonly<Record<Comparison, string>> = { le: "<=", eq: "=", ge: ">=" };

/** The numbers that the form offers. */
function offered({ filter }: Asked): readonly number[] {
  return [...(filter.typed.values?.values() ?? [])].map(Number);
}

/** The bounds of an item, in order and within the numbers that the form offers. */
function readBounds(item: Item, asked: Asked) {
  const bounds = boundsOf(item.op, item.text);
  if (bounds instanceof Miss) return bounds;
  const numbers = offered(asked);
  const isOffered = isWithin(bounds, Math.min(...numbers), Math.max(...numbers));
  return isOffered && isInOrder(bounds) ? bounds : new Miss("out-of-range");
}

/** Rows of bounds, of which any or none match: `cap<=3,>=9`, `-cap=5`. */
export const rows: Shape<CapacityValue> = {
  read(item, asked) {
    const bounds = readBounds(item, asked);
    if (bounds instanceof Miss) return bounds;
    const { from, to } = bounds;
    if (from !== undefined && to !== undefined) {
      const between = offered(asked).filter((capacity) => capacity >= from && capacity <= to);
      return [{ rows: between.map((capacity) => ({ capacity, moreless: "eq" })), logic: "or" }];
    }
    const row: CapacityRow =
      from === undefined ? { capacity: to ?? 0, moreless: "le" } : { capacity: from, moreless: "ge" };
    return [{ rows: [row], logic: "or" }];
  },
  and(one, other) {
    if (one.logic === "not" && other.logic === "not") {
      return { rows: [...one.rows, ...other.rows], logic: "not" };
    }
    const common = CAPACITIES.filter((capacity) => holds(one, capacity) && holds(other, capacity));
    return rowsOf(common);
  },
  or: (one, other) =>
    one.logic === "or" && other.logic === "or"
      ? { rows: [...one.rows, ...other.rows], logic: "or" }
      : same(one, other),
  not: (value) => ({ ...value, logic: value.logic === "or" ? "not" : "or" }),
  print({ rows: all, logic }) {
    const [first, ...others] = all;
    if (first === undefined) return [];
    const sign = SIGNS[first.moreless];
    const rest = others.map(({ capacity, moreless }) =>
      SIGNS[moreless] === sign ? `,${capacity}` : `,${SIGNS[moreless]}${capacity}`,
    );
    return [`${logic === "not" ? "-" : ""}cap${sign}${first.capacity}${rest.join("")}`];
  },
};

const CAPACITIES = Array.from({ length: 11 }, (_, below) => below + 1);

function holds({ rows: all, logic }: CapacityValue, own: number): boolean {
  return all.some(({ capacity, moreless }) => compares(moreless, own, capacity)) === (logic === "or");
}

/** The shortest rows that hold for these capacities; "not any" if there is none. */
function rowsOf(capacities: readonly number[]): CapacityValue {
  const last = CAPACITIES.length;
  const inAll = (capacity: number) => capacities.includes(capacity);
  const low = CAPACITIES.findIndex((capacity) => !inAll(capacity));
  if (capacities.length === 0) return { rows: [{ capacity: last, moreless: "le" }], logic: "not" };
  if (low === -1) return { rows: [{ capacity: last, moreless: "le" }], logic: "or" };
  const high = CAPACITIES.findLast((capacity) => !inAll(capacity)) ?? 0;
  const between = capacities.filter((capacity) => capacity > low && capacity <= high);
  const found: CapacityRow[] = between.map((capacity) => ({ capacity, moreless: "eq" }));
  if (low > 0) found.unshift({ capacity: low, moreless: "le" });
  if (high < last) found.push({ capacity: high + 1, moreless: "ge" });
  return { rows: found, logic: "or" };
}

/** One bound: `blood<=1`. A range is two of them. */
export const bound: Shape<Bound | "any"> = {
  read(item, asked) {
    const bounds = readBounds(item, asked);
    if (bounds instanceof Miss) return bounds;
    const { from, to } = bounds;
    const hasEq = asked.filter.key !== "capacity";
    if (from !== undefined && from === to && hasEq) return [{ bound: from, moreless: "eq" }];
    if (from === to) return new Miss("bad-operator", [`<=${to}`, `>=${to}`]);
    return [
      ...(from === undefined ? [] : [{ bound: from, moreless: "ge" as const }]),
      ...(to === undefined ? [] : [{ bound: to, moreless: "le" as const }]),
    ];
  },
  and(one, other) {
    if (one === "any" || other === "any" || one.moreless !== other.moreless) return same(one, other);
    if (one.moreless === "eq") return same(one, other);
    const stricter =
      one.moreless === "le" ? Math.min(one.bound, other.bound) : Math.max(one.bound, other.bound);
    return { bound: stricter, moreless: one.moreless };
  },
  or: same,
  not: NEVER,
  print: (value, { filter }) =>
    value === "any" ? [] : [`${filter.typed.keywords[0]}${SIGNS[value.moreless]}${value.bound}`],
};

/** Votes: none, or at least a number; the form has no other upper bound. */
export const votes: Shape<number | "any"> = {
  read(item, asked) {
    const bounds = readBounds(item, asked);
    if (bounds instanceof Miss) return bounds;
    const { from, to } = bounds;
    if (to === 0) return [0];
    if (from === undefined || isRange(item.text)) return new Miss("bad-operator");
    if (from === 0) return new Miss("out-of-range");
    return to === undefined || item.op === ":" ? [from] : new Miss("bad-operator", [`>=${from}`]);
  },
  and: (one, other) =>
    one && other && one !== "any" && other !== "any" ? Math.max(one, other) : same(one, other),
  or: same,
  not: NEVER,
  print: (value) => [value === 0 ? "votes=0" : `votes>=${value}`],
};

/** A range with both ends included: `players:25-50`, `year>=2020`. */
export const range: Shape<Range> = {
  read(item, { filter }) {
    const bounds = boundsOf(item.op, item.text);
    if (bounds instanceof Miss) return bounds;
    const [min, max] = filter.typed.limits ?? [0, 0];
    if (!isWithin(bounds, min, max)) return new Miss("out-of-range");
    const { from, to } = bounds;
    return [isInOrder(bounds) ? bounds : { from: to, to: from }];
  },
  and(one, other) {
    const from = furthest(Math.max, one.from, other.from);
    const to = furthest(Math.min, one.to, other.to);
    return isInOrder({ from, to }) ? { from, to } : undefined;
  },
  or: same,
  not: NEVER,
  print: (value, { filter }) => [`${filter.typed.keywords[0]}${printedBounds(value, ":")}`],
};

function furthest(
  choose: (one: number, other: number) => number,
  one: number | undefined,
  other: number | undefined,
): number | undefined {
  return one === undefined || other === undefined ? (one ?? other) : choose(one, other);
}
