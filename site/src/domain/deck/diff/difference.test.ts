import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { applyChange } from "../operations/apply-change";
import { anyDeck, CARDS, deckOf } from "../operations/operations.test.support";
import { copiesOf } from "../samples/deck-cards";
import { comparedCards } from "./compared-cards";
import { copiesAfter, differenceOf, played, withDifference } from "./difference";

/** Theo Bell and Blood Doll are played, Govern the Unaligned is considered. */
const BELL = 201337;
const DOLL = 100199;
const GOVERN = 100845;
const FROM = copiesOf({ [BELL]: 4, [DOLL]: 2, [GOVERN]: 0 });
const TO = copiesOf({ [BELL]: 3, [DOLL]: 2, [GOVERN]: 6 });

const onlyPlayed = (cards: ReadonlyMap<number, number>) => new Map([...cards].filter(([, n]) => n > 0));

describe("the difference of two decks", () => {
  it("has the added and removed copies", () => {
    expect(differenceOf(FROM, TO)).toEqual(copiesOf({ [BELL]: -1, [GOVERN]: 6 }));
  });

  it("ignores considered cards", () => {
    expect(differenceOf(copiesOf({ [DOLL]: 0 }), copiesOf({}))).toEqual(new Map());
  });

  it("of a deck with itself is empty and changes nothing", () => {
    fc.assert(
      fc.property(anyDeck, ({ cards }) => {
        expect(differenceOf(cards, cards).size).toBe(0);
        expect(withDifference(cards, new Map())).toEqual(cards);
      }),
    );
  });

  it("is negated when the decks are swapped", () => {
    fc.assert(
      fc.property(anyDeck, anyDeck, (one, other) => {
        const there = differenceOf(one.cards, other.cards);
        const back = differenceOf(other.cards, one.cards);
        expect([...there].map(([card, by]) => [card, -by]).sort()).toEqual([...back].sort());
      }),
    );
  });

  it("applied to the first deck gives the second", () => {
    fc.assert(
      fc.property(anyDeck, anyDeck, (one, other) => {
        const difference = differenceOf(one.cards, other.cards);
        const whole = withDifference(one.cards, difference);
        expect(onlyPlayed(whole)).toEqual(onlyPlayed(other.cards));
        const edited = applyChange(one, { kind: "cards", copies: copiesAfter(one.cards, difference) });
        expect(edited.cards).toEqual(whole);
      }),
    );
  });

  it("removes a card without copies from the deck", () => {
    const after = copiesAfter(copiesOf({ [BELL]: 4 }), copiesOf({ [BELL]: -4 }));
    expect(
      applyChange(deckOf({ cards: copiesOf({ [BELL]: 4 }) }), { kind: "cards", copies: after }).cards,
    ).toEqual(new Map());
  });
});

describe("the compared cards", () => {
  it.each([
    ["all", { [BELL]: 4, [DOLL]: 2, [GOVERN]: 6 }],
    ["different", { [BELL]: 4, [GOVERN]: 6 }],
    ["missing", { [GOVERN]: 6 }],
  ] as const)("%s", (view, cards) => {
    expect(comparedCards(FROM, TO, view)).toEqual(copiesOf(cards));
  });

  it("are all cards that either deck plays, or those that differ", () => {
    fc.assert(
      fc.property(anyDeck, anyDeck, (one, other) => {
        const all = comparedCards(one.cards, other.cards, "all");
        const one_or_other = CARDS.filter((card) => played(one.cards, card) + played(other.cards, card) > 0);
        expect([...all.keys()].sort()).toEqual([...one_or_other].sort());
        const different = comparedCards(one.cards, other.cards, "different");
        expect([...different.keys()].sort()).toEqual([...differenceOf(one.cards, other.cards).keys()].sort());
      }),
    );
  });
});
