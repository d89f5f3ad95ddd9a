import fc from "fast-check";
import { expect, test } from "vitest";
import {
  add,
  addAll,
  allPositions,
  anyOf,
  both,
  has,
  listed,
  noPositions,
  sizeOf,
  where,
  without,
} from "./positions";

const sets = fc.integer({ min: 0, max: 100 }).chain((count) => {
  const some = fc.uniqueArray(fc.integer({ min: 0, max: Math.max(count - 1, 0) }), { maxLength: count });
  return fc.record({ count: fc.constant(count), one: some, other: some });
});

function setOf(count: number, positions: readonly number[]) {
  const set = noPositions(count);
  for (const position of positions) add(set, position);
  return set;
}

test("operations on words agree with the same operations on sets", () => {
  fc.assert(
    fc.property(sets, ({ count, one, other }) => {
      const [a, b] = [setOf(count, one), setOf(count, other)];
      const all = Array.from({ length: count }, (_, position) => position);
      const inOne = (position: number) => one.includes(position);
      const inOther = (position: number) => other.includes(position);
      expect(listed(allPositions(count))).toEqual(all);
      expect(listed(a)).toEqual(all.filter(inOne));
      expect(sizeOf(a)).toBe(one.length);
      expect(all.filter((position) => has(a, position))).toEqual(all.filter(inOne));
      expect(listed(both(a, b))).toEqual(all.filter((position) => inOne(position) && inOther(position)));
      expect(listed(without(a, b))).toEqual(all.filter((position) => inOne(position) && !inOther(position)));
      expect(listed(addAll(setOf(count, one), b))).toEqual(
        all.filter((position) => inOne(position) || inOther(position)),
      );
      expect(listed(anyOf([a, b], allPositions(count)))).toEqual(listed(addAll(setOf(count, one), b)));
      expect(listed(anyOf([], a))).toEqual([]);
      expect(listed(where(a, inOther))).toEqual(listed(both(a, b)));
    }),
  );
});
