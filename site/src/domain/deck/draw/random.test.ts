import fc from "fast-check";
import { expect, test } from "vitest";
import { randomBelow, sampled, seededSource, shuffled } from "../../random";
import { dealt } from "./draw-table";
import { SAMPLE } from "./sample-draw.test.support";

/** Deviation of counts from a uniform distribution. */
function chiSquare(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

function tallied(outcomes: readonly string[]): readonly number[] {
  const counts = new Map<string, number>();
  for (const outcome of outcomes) counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
  return [...counts.values()];
}

test("all orders of four cards are equally likely, each from its own seed", () => {
  const orders = Array.from({ length: 24_000 }, (_, at) =>
    shuffled(["a", "b", "c", "d"], seededSource(`order ${at}`)).join(""),
  );
  const counts = tallied(orders);
  expect(counts).toHaveLength(24);
  // 23 degrees of freedom: 0.1 % of uniform shuffles lie beyond either bound.
  expect(chiSquare(counts)).toBeLessThan(49.7);
  expect(chiSquare(counts)).toBeGreaterThan(7.5);
});

test("all orders of four cards are equally likely, in successive shuffles", () => {
  const random = seededSource("one after the other");
  const counts = tallied(Array.from({ length: 24_000 }, () => shuffled([1, 2, 3, 4], random).join("")));
  expect(counts).toHaveLength(24);
  expect(chiSquare(counts)).toBeLessThan(49.7);
  expect(chiSquare(counts)).toBeGreaterThan(7.5);
});

test.each([
  ["first", 0],
  ["last", -1],
] as const)("each copy of a crypt is the %s one equally often", (_, at) => {
  const copies = Array.from({ length: 12_000 }, (_, deal) => {
    const { crypt } = dealt(SAMPLE, { crypt: `C${deal}`, library: "L" });
    return String([...crypt.drawn, ...crypt.rest].at(at)?.number);
  });
  const counts = tallied(copies);
  expect(counts).toHaveLength(12);
  // 11 degrees of freedom.
  expect(chiSquare(counts)).toBeLessThan(31.3);
  expect(chiSquare(counts)).toBeGreaterThan(1.6);
});

test("seeds that differ in one character give independent draws", () => {
  const numbers = ["K7Q2X", "K7Q2Y", "K7Q3X", "X2Q7K"].map((seed) => seededSource(seed)());
  expect(new Set(numbers).size).toBe(4);
  const bits = numbers.map(
    (number) => (number ^ (numbers[0] ?? 0)).toString(2).replaceAll(/[^1]/g, "").length,
  );
  for (const different of bits.slice(1)) expect(Math.abs(different - 16)).toBeLessThan(12);
});

test("a bounded number is the source's number modulo the bound, without its biased remainder", () => {
  const numbers = [2 ** 32 - 1, 2 ** 32 - 2, 7, 5];
  const random = () => numbers.shift() ?? 0;
  // 2³² modulo 6 is 4, so the four highest numbers are skipped.
  expect(randomBelow(6, random)).toBe(1);
  expect(numbers).toEqual([5]);
});

test("a shuffle keeps all items and its input", () => {
  fc.assert(
    fc.property(fc.array(fc.nat(5)), fc.string(), (items, seed) => {
      const before = [...items];
      const after = shuffled(items, seededSource(seed));
      expect(items).toEqual(before);
      expect(after.toSorted()).toEqual(before.toSorted());
      expect(shuffled(items, seededSource(seed))).toEqual(after);
    }),
  );
});

test("all choices of two of four cards are equally likely", () => {
  const random = seededSource("two of four");
  const pairs = Array.from({ length: 12_000 }, () => sampled(["a", "b", "c", "d"], 2, random).join(""));
  const counts = tallied(pairs);
  expect(counts).toHaveLength(12);
  expect(chiSquare(counts)).toBeLessThan(31.3);
  expect(chiSquare(counts)).toBeGreaterThan(1.6);
});

test("a choice has as many distinct items as requested or available", () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat()), fc.nat(12), fc.string(), (items, count, seed) => {
      const some = sampled(items, count, seededSource(seed));
      expect(some).toHaveLength(Math.min(count, items.length));
      expect(new Set(some).size).toBe(some.length);
      expect(items).toEqual(expect.arrayContaining([...some]));
    }),
  );
});
