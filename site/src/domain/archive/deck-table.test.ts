import fc from "fast-check";
import { expect, test } from "vitest";
import type { DeckColumns } from "../../generated/published";
import { dayNumber, isoDay, yearsOf } from "./days";
import { archiveOrder, deckColumns } from "./deck-columns";
import { cardsOfDeck, copiesByDeck, copiesIn, deckTableInSteps } from "./deck-table";
import { finished } from "./steps";

const deckTable = (columns: DeckColumns) => finished(deckTableInSteps(columns));

const cards = fc
  .uniqueArray(fc.tuple(fc.integer({ min: 100001, max: 100040 }), fc.integer({ min: 0, max: 50 })), {
    selector: ([card]) => card,
  })
  .map((all) => new Map(all));
const decks = fc
  .uniqueArray(
    fc.record({ id: fc.stringMatching(/^[a-z0-9]{4,9}$/), name: fc.string(), day: fc.nat(14_000), cards }),
    { selector: ({ id }) => id },
  )
  .map((all) => all.toSorted(archiveOrder));

test("published columns are read by deck and by card", () => {
  fc.assert(
    fc.property(decks, (all) => {
      const table = deckTable(deckColumns(all));
      expect(table.ids).toEqual(all.map(({ id }) => id));
      expect([...table.days].map(isoDay)).toEqual(all.map(({ day }) => isoDay(day)));
      for (const [at, deck] of all.entries()) {
        const played = new Map([...deck.cards].filter(([, copies]) => copies > 0));
        expect(new Map(cardsOfDeck(table, at))).toEqual(played);
      }
      for (const card of table.cards) {
        const copies = all.map((deck) => deck.cards.get(card) ?? 0);
        expect([...copiesByDeck(table, card)]).toEqual(copies);
        expect(all.map((_, deck) => copiesIn(table, deck, card))).toEqual(copies);
      }
    }),
  );
});

test("it pauses every 64 decks by deck and by card, every 4,096 picks, and between the parts", () => {
  const cards = new Map(Array.from({ length: 14 }, (_, at) => [100001 + at, 4]));
  const deck = (at: number) => ({ id: `${at}`, name: "", day: 1, cards });
  const steps = deckTableInSteps(deckColumns(Array.from({ length: 600 }, (_, at) => deck(at))));
  expect([...steps]).toHaveLength(24);
});

test("columns with inconsistent lengths are rejected", () => {
  const one = deckColumns([{ id: "a", name: "", day: 1, cards: new Map([[100001, 4]]) }]);
  expect(() => deckTable({ ...one, picks: [7] })).toThrow("does not list");
  expect(() => deckTable({ ...one, copies: [] })).toThrow("do not fit");
  expect(() => deckTable({ ...one, sizes: [0] })).toThrow("do not fit");
});

test.each([
  [0, "1990-01-01", 1990],
  [1, "1990-01-02", 1990],
  [59, "1990-03-01", 1990],
  [12_539, "2024-05-01", 2024],
])("day %i is %s", (number, iso, year) => {
  expect(isoDay(number)).toBe(iso);
  expect(dayNumber(`${iso}T23:00:00Z`)).toBe(number);
  expect([...yearsOf([number])]).toEqual([year]);
});
