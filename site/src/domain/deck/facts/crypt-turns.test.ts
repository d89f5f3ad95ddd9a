import fc from "fast-check";
import { expect, test } from "vitest";
import { SAMPLE_CRYPT } from "../../samples/bases";
import { capacityCurve, minionTurns, turnOf } from "./crypt-turns";
import { hands } from "./hands.test.support";

test.each([
  [1, 1, 1],
  [2, 1, 2],
  [5, 1, 2],
  [6, 1, 3],
  [3, 3, 1],
  [4, 4, 1],
  [8, 4, 2],
  [11, 4, 3],
])("%i transfers are there for seat %i in turn %i", (transfers, seat, turn) => {
  expect(turnOf(transfers, seat)).toBe(turn);
});

const crypts = fc
  .uniqueArray(fc.tuple(fc.constantFrom(...SAMPLE_CRYPT), fc.integer({ min: 1, max: 3 })), {
    minLength: 1,
    maxLength: 5,
    selector: ([card]) => card.id,
  })
  .map((all) => all.map(([card, copies]) => ({ card, copies })));

test("transfers and turns are the means over all opening draws", () => {
  fc.assert(
    fc.property(crypts, (crypt) => {
      const draws = hands(
        crypt.map(({ copies }) => copies),
        4,
      ).filter((draw) => draw.length === 4);
      const found = minionTurns(crypt);
      expect(found).toHaveLength(draws.length === 0 ? 0 : 4);
      for (const { minions, transfers, turns } of found) {
        const sums = draws.map((draw) =>
          draw
            .map((kind) => crypt[kind]?.card.capacity ?? 0)
            .sort((one, other) => one - other)
            .slice(0, minions)
            .reduce((sum, capacity) => sum + capacity, 0),
        );
        const mean = (values: readonly number[]) => values.reduce((sum, one) => sum + one, 0) / values.length;
        expect(transfers).toBeCloseTo(mean(sums), 9);
        for (const [at, turn] of turns.entries()) {
          expect(turn).toBeCloseTo(mean(sums.map((sum) => turnOf(sum, at + 1))), 9);
        }
      }
    }),
  );
});

test("the capacity curve counts every copy", () => {
  fc.assert(
    fc.property(crypts, (crypt) => {
      const curve = capacityCurve(crypt);
      expect(curve.reduce((sum, [, copies]) => sum + copies, 0)).toBe(
        crypt.reduce((sum, { copies }) => sum + copies, 0),
      );
      expect(curve.map(([capacity]) => capacity)).toEqual(
        curve.map(([capacity]) => capacity).toSorted((one, other) => one - other),
      );
    }),
  );
});
