import { expect, test } from "vitest";
import { chanceToDraw } from "./draw-chance";
import { shownDistinctPercent, shownPercent, showsChances, showsDistinctDraw } from "./shown-chance";

test.each([
  [0, 0],
  [0.0001, 1],
  [0.394, 39],
  [0.9999, 99],
  [1, 100],
])("a chance of %s is shown as %s %%", (chance, percent) => {
  expect(shownPercent(chance)).toBe(percent);
});

test("3 of 12 in 4: 75 % for one, 24 % for two; 6 of 90 in 7: 39 %", () => {
  const crypt = { pool: 12, drawn: 4, copies: 3 };
  expect([1, 2].map((wanted) => shownPercent(chanceToDraw(wanted, crypt)))).toEqual([75, 24]);
  expect(shownPercent(chanceToDraw(1, { pool: 90, drawn: 7, copies: 6 }))).toBe(39);
});

test.each([
  [0, undefined],
  [0.0123, 1.2],
  [0.02, 2],
  [0.104, 10],
  [0.9995, 100],
  [1, 100],
])("a chance of %s for different vampires is shown as %s", (chance, percent) => {
  expect(shownDistinctPercent(chance)).toBe(percent);
});

test.each([
  [35, 100, true],
  [36, 90, false],
  [12, 101, false],
])("with %s and %s cards chances are shown: %s", (crypt, library, shown) => {
  expect(showsChances(crypt, library)).toBe(shown);
});

test("chances of different vampires are shown below twenty different ones", () => {
  expect([19, 20].map(showsDistinctDraw)).toEqual([true, false]);
});
