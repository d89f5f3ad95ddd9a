import { describe, expect, it } from "vitest";
import type { CardId } from "../../card/card";
import { typeHeading } from "../../card/card-types";
import { chanceToDraw } from "../facts/draw-chance";
import { findCard } from "../samples/deck-cards";
import { drawSlice, HANDS_PER_SLICE, type HandTally, mergeTallies } from "./many-hands";
import { deckOf, SAMPLE } from "./sample-draw.test.support";

function typeOf(card: CardId): readonly string[] {
  const found = findCard(card);
  return found?.kind === "library" ? [typeHeading(found.types)] : [];
}

function hands(count: number, seed = "HANDS"): HandTally<CardId | string> {
  const things = (card: CardId) => [card, ...typeOf(card)];
  const slices = Array.from({ length: count / HANDS_PER_SLICE }, (_, at) =>
    drawSlice(SAMPLE, "library", seed, at, things),
  );
  return slices.reduce(mergeTallies);
}

describe("many hands", () => {
  it("draws as many hands as requested, in slices that differ", () => {
    expect(hands(1000).hands).toBe(1000);
    const cards = (card: CardId) => [card];
    expect(drawSlice(SAMPLE, "library", "HANDS", 0, cards)).not.toEqual(
      drawSlice(SAMPLE, "library", "HANDS", 1, cards),
    );
  });

  it("gives the same hands for the same seed", () => {
    expect(hands(200)).toEqual(hands(200));
    expect(hands(200)).not.toEqual(hands(200, "OTHER"));
  });

  it("contains each card and type as often as the odds predict", () => {
    const tally = hands(10_000);
    const chance = (copies: number) => chanceToDraw(1, { pool: 60, drawn: 7, copies });
    const expected: readonly (readonly [CardId | string, number])[] = [
      ["Reaction", chance(14)],
      ["Master", chance(10)],
      ["Action", chance(12)],
      ["Equipment", chance(6)],
      ["Action Modifier", chance(8)],
      ["Action Modifier/Reaction", chance(10)],
      ...[...new Set(SAMPLE.library)].map(
        (card) => [card, chance(SAMPLE.library.filter((one) => one === card).length)] as const,
      ),
    ];
    expect(tally.found.size).toBe(expected.length);
    for (const [thing, odds] of expected) {
      // Four standard deviations to either side.
      const spread = 4 * Math.sqrt(10_000 * odds * (1 - odds));
      expect(Math.abs((tally.found.get(thing) ?? 0) - 10_000 * odds)).toBeLessThan(spread);
    }
  });

  it("counts a hand once, however many copies it has", () => {
    const deck = deckOf({ 201613: 4, 100518: 9 });
    const tally = drawSlice(deck, "library", "S", 0, (card) => [card]);
    expect([...tally.found.values()]).toEqual([HANDS_PER_SLICE]);
    expect(drawSlice(deck, "crypt", "S", 0, (card) => [card]).found.size).toBe(1);
  });
});
