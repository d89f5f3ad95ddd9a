import fc from "fast-check";
import { expect, test } from "vitest";
import { SAMPLE_CRYPT, SAMPLE_LIBRARY } from "../../samples/bases";
import { cryptDisciplines } from "./crypt-disciplines";
import { costCounts, disciplineBalance } from "./library-charts";

const copiesOf = <Card extends { readonly id: number }>(cards: readonly Card[]) =>
  fc
    .uniqueArray(fc.tuple(fc.constantFrom(...cards), fc.integer({ min: 1, max: 9 })), {
      maxLength: 12,
      selector: ([card]) => card.id,
    })
    .map((all) => all.map(([card, copies]) => ({ card, copies })));

test("every card counts by its cost in blood and in pool, or as free", () => {
  fc.assert(
    fc.property(copiesOf(SAMPLE_LIBRARY), (library) => {
      const cards = library.flatMap(({ card, copies }) => Array.from({ length: copies }, () => card));
      const counts = costCounts(library);
      for (const { cost, blood, pool } of counts) {
        const isFree = (card: (typeof cards)[number]) => card.blood === 0 && card.pool === 0;
        const expected = (of: "blood" | "pool") =>
          cards.filter((card) => (cost === 0 ? isFree(card) : card[of] === cost)).length;
        expect([blood, pool]).toEqual([expected("blood"), expected("pool")]);
      }
      const costing = cards.filter(({ blood }) => blood !== 0).length;
      expect(counts.reduce((sum, { cost, blood }) => sum + (cost === 0 ? 0 : blood), 0)).toBe(costing);
    }),
  );
});

test("a required discipline stands beside the crypt cards that have it", () => {
  fc.assert(
    fc.property(copiesOf(SAMPLE_LIBRARY), copiesOf(SAMPLE_CRYPT), (library, crypt) => {
      for (const { code, needed, present, superior } of disciplineBalance(library, cryptDisciplines(crypt))) {
        const sum = (counts: readonly number[]) => counts.reduce((so, one) => so + one, 0);
        const level = ({ card, copies }: (typeof crypt)[number], least: number) =>
          (card.disciplines[code] ?? 0) >= least ? copies : 0;
        expect(needed).toBe(
          sum(library.map(({ card, copies }) => (card.disciplines.includes(code) ? copies : 0))),
        );
        expect(present).toBe(sum(crypt.map((one) => level(one, 1))));
        expect(superior).toBe(sum(crypt.map((one) => level(one, 2))));
      }
    }),
  );
});
