import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyArchive, archiveOf } from "../search/any-archive.test.support";
import { cardEvidence } from "./card-evidence";

/** An archive, its decks, and one of its cards. */
const played = anyArchive.chain((naive) =>
  fc
    .constantFrom(...new Set(naive.decks.flatMap(({ cards }) => [...cards.keys()])))
    .map((card) => ({ naive, archive: archiveOf(naive), card })),
);

describe("the evidence on a card", () => {
  it("counts the decks that play it, by copies and in all", () => {
    fc.assert(
      fc.property(played, ({ naive, archive, card }) => {
        const copies = naive.decks.flatMap(({ cards }) => cards.get(card) ?? []);
        const evidence = cardEvidence(archive, card.id);
        expect([...(evidence?.copies ?? [])]).toEqual(copies);
        const counted = new Map(evidence?.byCopies);
        for (const [count, decks] of counted)
          expect(copies.filter((one) => one === count)).toHaveLength(decks);
        expect([...counted.values()].reduce((sum, decks) => sum + decks, 0)).toBe(copies.length);
      }),
    );
  });

  it("names the cards of its decks with their lift", () => {
    fc.assert(
      fc.property(played, ({ naive, archive, card }) => {
        const its = naive.decks.filter(({ cards }) => cards.has(card));
        for (const { key, decks, part, lift } of cardEvidence(archive, card.id)?.playedWith ?? []) {
          const isHeld = (cards: ReadonlyMap<{ readonly id: number }, number>) =>
            [...cards.keys()].some(({ id }) => id === archive.table.cards[key]);
          const both = its.filter(({ cards }) => isHeld(cards)).length;
          const other = naive.decks.filter(({ cards }) => isHeld(cards)).length;
          expect(decks).toBe(both);
          expect(part).toBeCloseTo(both / its.length, 9);
          expect(lift).toBeCloseTo((both * naive.decks.length) / (its.length * other), 9);
          expect(archive.table.cards[key]).not.toBe(card.id);
        }
      }),
    );
  });

  it("divides its decks among clans, and compares the last two years with all decks of them", () => {
    fc.assert(
      fc.property(played, ({ naive, archive, card }) => {
        const evidence = cardEvidence(archive, card.id);
        const its = naive.decks.filter(({ cards }) => cards.has(card));
        expect(evidence?.clans.reduce((sum, { decks }) => sum + decks, 0)).toBe(its.length);
        const newest = naive.decks[0]?.year ?? 0;
        // All decks of the samples are of the first days of a year.
        expect(evidence?.recent.of).toBeGreaterThanOrEqual(
          naive.decks.filter(({ year }) => year > newest - 2).length,
        );
        expect(evidence?.recent.decks).toBeLessThanOrEqual(its.length);
      }),
    );
  });

  it("is missing where no deck has won", () => {
    fc.assert(
      fc.property(anyArchive, (naive) => {
        expect(cardEvidence(archiveOf(naive), 100000)).toBeUndefined();
      }),
    );
  });
});
