import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyScoreCounts } from "./playtest.test.support";
import { scoreColumns, sharedTop } from "./score-chart";

const counts = (seen: Record<number, number>, notSeen: Record<number, number> = {}) => ({
  seen: Array.from({ length: 11 }, (_, score) => seen[score] ?? 0),
  notSeen: Array.from({ length: 11 }, (_, score) => notSeen[score] ?? 0),
});

describe("the shared scale", () => {
  it.each([
    ["no card", [], 1],
    ["reports without a score", [counts({ 0: 9 })], 1],
    ["both parts of a column", [counts({ 7: 3 }, { 7: 2, 1: 4 })], 5],
    ["the tallest of all cards", [counts({ 2: 3 }), counts({}, { 10: 8 })], 8],
  ])("of %s", (_, all, top) => {
    expect(sharedTop(all)).toBe(top);
  });

  it("shows the tallest column of a page in full height, and none above it", () => {
    fc.assert(
      fc.property(fc.array(anyScoreCounts, { minLength: 1 }), (all) => {
        const top = sharedTop(all);
        const heights = all.flatMap((one) =>
          scoreColumns(one, top).map(({ seenHeight, notSeenHeight }) => seenHeight + notSeenHeight),
        );
        const highest = Math.max(...heights);
        expect(highest).toBeLessThanOrEqual(100.000001);
        if (highest > 0) expect(highest).toBeCloseTo(100);
      }),
    );
  });

  it("draws equal numbers in equal heights on all cards", () => {
    fc.assert(
      fc.property(anyScoreCounts, anyScoreCounts, (one, other) => {
        const top = sharedTop([one, other]);
        const columns = [...scoreColumns(one, top), ...scoreColumns(other, top)];
        for (const { seen, seenHeight } of columns) expect(seenHeight * top).toBeCloseTo(100 * seen);
        for (const { notSeen, notSeenHeight } of columns) {
          expect(notSeenHeight * top).toBeCloseTo(100 * notSeen);
        }
      }),
    );
  });
});
