import fc from "fast-check";
import { expect, test } from "vitest";
import { dealt } from "./draw-table";
import { grouped } from "./grouped";
import { SAMPLE, SEED } from "./sample-draw.test.support";

test("copies of a card are grouped, in order of first appearance", () => {
  const { drawn } = dealt(SAMPLE, { crypt: "ELYSIUM", library: "ELYSIUM" }).library;
  // Govern, Absolute Tyranny, .44 Magnum, Absolute Tyranny, Deflection, Govern, Blood Doll.
  expect(grouped(drawn).map(({ card, copies }) => [card, copies.length])).toEqual([
    [100845, 2],
    [102308, 2],
    [100001, 1],
    [100518, 1],
    [100199, 1],
  ]);
  expect(grouped(drawn)[0]?.newest).toBe(drawn[5]);
});

test("no copy is lost or counted twice", () => {
  const { crypt, library } = dealt(SAMPLE, SEED);
  const all = [...crypt.drawn, ...crypt.rest, ...library.drawn, ...library.rest];
  fc.assert(
    fc.property(fc.subarray(all), (pile) => {
      const copies = grouped(pile).flatMap((group) => group.copies);
      expect(new Set(copies)).toEqual(new Set(pile));
      expect(copies).toHaveLength(pile.length);
    }),
  );
});
