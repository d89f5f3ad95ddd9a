import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { CardId } from "../card/card";
import { CARDS } from "../deck/operations/operations.test.support";
import { type Copies, coveringPrecons, missingAfter, type PreconCards, preconOffers } from "./precon-offers";

const [THEO, ALAN, GOVERN, DOLL, BARRENS] = CARDS;
const precon = (id: string, ...cards: readonly (readonly [CardId, number])[]): PreconCards => ({
  id,
  cards: new Map(cards),
});
const PRECONS = [
  precon("V5:Ventrue", [ALAN, 2], [GOVERN, 4], [DOLL, 1]),
  precon("SP:LB", [THEO, 1], [DOLL, 3], [BARRENS, 1]),
  precon("FB:Toreador", [BARRENS, 2]),
];
const missing = (...cards: readonly (readonly [CardId, number])[]): Copies => new Map(cards);

describe("precons with missing cards", () => {
  it("come in the order of what they bring", () => {
    const offers = preconOffers(missing([GOVERN, 1], [DOLL, 2], [THEO, 3]), PRECONS);
    expect(offers.map((offer) => [offer.precon.id, offer.crypt, offer.library])).toEqual([
      ["SP:LB", 1, 2],
      ["V5:Ventrue", 0, 2],
    ]);
    expect(offers[0]?.brings).toEqual(missing([THEO, 1], [DOLL, 2]));
  });

  it("are bought as often as they are needed", () => {
    const bought = coveringPrecons(missing([DOLL, 7], [GOVERN, 1]), PRECONS);
    expect(bought.map(({ id }) => id)).toEqual(["SP:LB", "SP:LB", "V5:Ventrue"]);
    expect(missingAfter(missing([DOLL, 7], [GOVERN, 1]), bought)).toEqual(missing());
  });
});

const anyCopies = (max: number) =>
  fc
    .dictionary(fc.constantFrom(...CARDS).map(String), fc.integer({ min: 1, max }))
    .map((copies) => new Map(Object.entries(copies).map(([id, count]) => [Number(id) as CardId, count])));
const anyPrecons = fc
  .array(anyCopies(4), { maxLength: 4 })
  .map((all) => all.map((cards, index) => ({ id: String(index), cards })));

it("leaves only cards that no precon has, and buys nothing in vain", () => {
  fc.assert(
    fc.property(anyCopies(9), anyPrecons, (open, precons) => {
      const bought = coveringPrecons(open, precons);
      const left = missingAfter(open, bought);
      for (const card of left.keys()) expect(precons.some(({ cards }) => cards.has(card))).toBe(false);
      for (const [index] of bought.entries()) {
        const before = missingAfter(open, bought.slice(0, index));
        expect(missingAfter(before, bought.slice(index, index + 1))).not.toEqual(before);
      }
    }),
  );
});

it("promises what buying brings", () => {
  fc.assert(
    fc.property(anyCopies(9), anyPrecons, (open, precons) => {
      const sum = (copies: Copies) => [...copies.values()].reduce((total, count) => total + count, 0);
      for (const offer of preconOffers(open, precons)) {
        expect(sum(offer.brings)).toBe(sum(open) - sum(missingAfter(open, [offer.precon])));
        expect(offer.crypt + offer.library).toBe(sum(offer.brings));
      }
    }),
  );
});
