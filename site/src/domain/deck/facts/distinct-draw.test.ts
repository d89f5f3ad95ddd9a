import fc from "fast-check";
import { expect, test } from "vitest";
import { distinctDraw } from "./distinct-draw";
import { hands } from "./hands.test.support";
import { shownDistinctPercent } from "./shown-chance";

test("the example of the rules: 3, 3, 2, 2, 2", () => {
  const chances = distinctDraw([3, 3, 2, 2, 2]);
  expect(chances.slice(0, 2)).toEqual([0, 0]);
  expect(chances.slice(2).map(shownDistinctPercent)).toEqual([10, 59, 32]);
});

test.each([
  ["twelve different", new Array<number>(12).fill(1), [0, 0, 0, 0, 1]],
  ["one vampire only", [12], [0, 1]],
  ["fewer cards than a draw", [1, 1], [0, 0, 1]],
  ["an empty crypt", [], [1]],
  ["one in the side crypt", [0, 4], [0, 1]],
])("%s", (_crypt, copies, chances) => {
  expect(distinctDraw(copies)).toEqual(chances);
});

test("equals the shares of all possible draws", () => {
  const crypt = fc.array(fc.nat(4), { maxLength: 5 });
  fc.assert(
    fc.property(crypt, fc.integer({ min: 1, max: 5 }), (copies, drawn) => {
      const all = hands(copies, drawn);
      const chances = distinctDraw(copies, drawn);
      chances.forEach((chance, different) => {
        expect(chance).toBe(all.filter((hand) => new Set(hand).size === different).length / all.length);
      });
      expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 12);
    }),
  );
});
