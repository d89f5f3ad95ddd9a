import fc from "fast-check";
import { expect, test } from "vitest";
import { pickRandom } from "./random";

test("picks every item of a list, and nothing from an empty one", () => {
  expect([0, 0.49, 0.5, 0.999999].map((random) => pickRandom(["a", "b"], random))).toEqual([
    "a",
    "a",
    "b",
    "b",
  ]);
  expect(pickRandom([], 0.5)).toBeUndefined();
});

test("always picks an existing item", () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer(), { minLength: 1 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (ids, random) => {
        expect(ids).toContain(pickRandom(ids, random));
      },
    ),
  );
});
