import fc from "fast-check";
import { expect, test } from "vitest";
import { binomial } from "./binomial";
import { chanceToDraw, OPENING_HAND } from "./draw-chance";
import { hands } from "./hands.test.support";

/** Seven times a card other than the six: 84 of 90, 83 of 89, …, 78 of 84. */
const NONE_OF_SIX = (84 * 83 * 82 * 81 * 80 * 79 * 78) / (90 * 89 * 88 * 87 * 86 * 85 * 84);

test.each([
  // Examples of the rules: 3 of 12, draw 4; 6 of 90, draw 7.
  [1, { copies: 3, pool: 12, drawn: 4 }, 1 - 126 / 495],
  [2, { copies: 3, pool: 12, drawn: 4 }, (3 * 36 + 9) / 495],
  [1, { copies: 6, pool: 90, drawn: OPENING_HAND }, 1 - NONE_OF_SIX],
  [1, { copies: 1, pool: 60, drawn: OPENING_HAND }, 7 / 60],
  [0, { copies: 0, pool: 90, drawn: OPENING_HAND }, 1],
  [1, { copies: 0, pool: 90, drawn: OPENING_HAND }, 0],
  [4, { copies: 3, pool: 12, drawn: 4 }, 0],
  // 10 of 12 and 4 drawn: at least 2 of them are certain.
  [2, { copies: 10, pool: 12, drawn: 4 }, 1],
  // With fewer cards than a hand all are drawn.
  [3, { copies: 3, pool: 5, drawn: OPENING_HAND }, 1],
  [1, { copies: 0, pool: 0, drawn: 4 }, 0],
])("at least %s of %o: %s", (wanted, draw, chance) => {
  expect(chanceToDraw(wanted, draw)).toBeCloseTo(chance, 14);
});

const DRAW = fc
  .record({ pool: fc.integer({ min: 1, max: 11 }), drawn: fc.integer({ min: 0, max: 5 }) })
  .chain(({ pool, drawn }) =>
    fc.record({ pool: fc.constant(pool), drawn: fc.constant(drawn), copies: fc.nat(pool) }),
  );

test("equals the share of all hands with the copies", () => {
  fc.assert(
    fc.property(DRAW, fc.integer({ min: 0, max: 5 }), (draw, wanted) => {
      const all = hands([draw.copies, draw.pool - draw.copies], draw.drawn);
      const having = all.filter((hand) => hand.filter((kind) => kind === 0).length >= wanted);
      expect(chanceToDraw(wanted, draw)).toBe(having.length / all.length);
    }),
  );
});

test("wanting more is never likelier, and drawing more never less likely", () => {
  const large = fc.record({ pool: fc.integer({ min: 8, max: 400 }), copies: fc.nat(8), drawn: fc.nat(40) });
  fc.assert(
    fc.property(large, fc.nat(8), (draw, wanted) => {
      const chance = chanceToDraw(wanted, draw);
      expect(chance).toBeGreaterThanOrEqual(0);
      expect(chance).toBeLessThanOrEqual(1);
      expect(chanceToDraw(wanted + 1, draw)).toBeLessThanOrEqual(chance);
      expect(chanceToDraw(wanted, { ...draw, drawn: draw.drawn + 1 })).toBeGreaterThanOrEqual(chance);
    }),
  );
});

test("binomials equal Pascal's triangle", () => {
  expect(binomial(90, 7)).toBe(7_471_375_560n);
  expect(binomial(3, 4)).toBe(0n);
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 120 }), fc.integer({ min: 1, max: 120 }), (from, chosen) => {
      expect(binomial(from, chosen)).toBe(binomial(from - 1, chosen - 1) + binomial(from - 1, chosen));
    }),
  );
});
