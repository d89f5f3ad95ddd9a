import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { CARDS } from "../deck/operations/operations.test.support";
import { cartEffect, cartOf, offersById, rankedPrecons } from "./precon-cart";
import { coveringPrecons } from "./precon-offers";

const [THEO, ALAN, GOVERN, DOLL] = CARDS;
const VENTRUE = {
  id: "V5:Ventrue",
  cards: new Map([
    [ALAN, 2],
    [GOVERN, 4],
    [DOLL, 1],
  ] as const),
};
const LASOMBRA = {
  id: "SP:LB",
  cards: new Map([
    [THEO, 1],
    [DOLL, 3],
  ] as const),
};
const PRECONS = [VENTRUE, LASOMBRA];
const MISSING = new Map([
  [GOVERN, 6],
  [DOLL, 3],
] as const);

describe("the cart", () => {
  it("covers missing cards, and leaves the rest to the ranking", () => {
    const cart = new Map([["V5:Ventrue", 1]]);
    const { left, covered } = cartEffect(MISSING, cart, PRECONS);
    expect(covered).toEqual(
      new Map([
        [GOVERN, 4],
        [DOLL, 1],
      ]),
    );
    expect(left).toEqual(
      new Map([
        [GOVERN, 2],
        [DOLL, 2],
      ]),
    );
    expect(rankedPrecons(left, cart, PRECONS)).toEqual([VENTRUE, LASOMBRA]);
    expect(rankedPrecons(left, new Map([["SP:LB", 1]]), PRECONS)).toEqual([LASOMBRA, VENTRUE]);
    expect(offersById(left, PRECONS).get("SP:LB")).toMatchObject({ crypt: 0, library: 2 });
  });

  it("with the suggested precons leaves nothing that precons have", () => {
    const anyMissing = fc
      .uniqueArray(fc.tuple(fc.constantFrom(...CARDS), fc.integer({ min: 1, max: 9 })), {
        selector: ([card]) => card,
      })
      .map((cards) => new Map(cards));
    fc.assert(
      fc.property(anyMissing, (missing) => {
        const cart = cartOf(coveringPrecons(missing, PRECONS));
        const { left, covered } = cartEffect(missing, cart, PRECONS);
        expect(offersById(left, PRECONS).size).toBe(0);
        for (const [card, copies] of missing)
          expect((left.get(card) ?? 0) + (covered.get(card) ?? 0)).toBe(copies);
      }),
    );
  });
});
