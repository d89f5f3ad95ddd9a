import fc from "fast-check";
import { expect, test } from "vitest";
import { deckColumns } from "./deck-columns";
import { cardsOfDeck, deckTableInSteps } from "./deck-table";
import { Similarity } from "./similarity";
import { finished } from "./steps";

const GOVERN = 100845;
const DEFLECTION = 100518;
const VESSEL = 102113;
const CONVERT = 200076;

function archive(...decks: readonly Readonly<Record<number, number>>[]) {
  const columns = deckColumns(
    decks.map((cards, index) => ({
      id: `deck-${index}`,
      name: "",
      day: 0,
      cards: new Map(Object.entries(cards).map(([card, copies]) => [Number(card), copies])),
    })),
  );
  const table = finished(deckTableInSteps(columns));
  return { table, similarity: new Similarity(table) };
}

const deck = fc.dictionary(
  fc.oneof(fc.integer({ min: 100001, max: 100030 }), fc.integer({ min: 200001, max: 200012 })).map(String),
  fc.integer({ min: 1, max: 12 }),
  { minKeys: 1 },
);

/** Differ by less than half a percent, so that rounding up would give 100 %. */
const nearCopy = fc.integer({ min: 240, max: 244 }).map((copies) => ({ [GOVERN]: copies }));

test("identical decks have 100 % in common, all others less", () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(deck, nearCopy), { minLength: 2, maxLength: 8 }), (decks) => {
      const { table, similarity } = archive(...decks);
      const first = cardsOfDeck(table, 0);
      for (const [index, percent] of similarity.percents(first).entries()) {
        const same =
          cardsOfDeck(table, index).size === first.size &&
          [...cardsOfDeck(table, index)].every(([card, copies]) => first.get(card) === copies);
        expect(percent === 100).toBe(same);
      }
    }),
  );
});

test("two decks of the archive are as similar as a search says", () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(deck, nearCopy), { minLength: 2, maxLength: 8 }), (decks) => {
      const { table, similarity } = archive(...decks);
      const percents = decks.map((_, other) => similarity.percent(0, other));
      expect(percents).toEqual([...similarity.percents(cardsOfDeck(table, 0))]);
    }),
  );
});

test.each([
  [90, 89],
  [89, 90],
])("%i and %i copies of a card are rounded down", (one, other) => {
  const { table, similarity } = archive({ [GOVERN]: one }, { [GOVERN]: other }, { [DEFLECTION]: 4 });
  expect(similarity.percents(cardsOfDeck(table, 0))[1]).toBe(98);
});

test("a copy that lacks one of ninety cards comes first, after it those that lack more", () => {
  const [crypt, staples] = [{ [CONVERT]: 12 }, { [VESSEL]: 20 }];
  const deck = { ...crypt, ...staples, [GOVERN]: 30, [DEFLECTION]: 40 };
  const { table, similarity } = archive(
    { ...crypt, ...staples },
    { ...deck, [DEFLECTION]: 30 },
    { ...deck, [DEFLECTION]: 39 },
    deck,
    { ...deck, [DEFLECTION]: 35 },
    { [DEFLECTION]: 40 },
  );
  const percents = similarity.percents(cardsOfDeck(table, 3));
  const order = [...percents.keys()].sort((one, other) => (percents[other] ?? 0) - (percents[one] ?? 0));
  expect(order.slice(0, 4)).toEqual([3, 2, 4, 1]);
});

test("a deck becomes no more similar by losing copies", () => {
  fc.assert(
    fc.property(deck, fc.array(fc.nat(), { maxLength: 10 }), (whole, losses) => {
      const shrinking: Readonly<Record<string, number>>[] = [whole];
      let left: Record<string, number> = whole;
      for (const chance of losses) {
        const cards = Object.entries(left).filter(([, copies]) => copies > 0);
        const [card, copies] = cards[chance % cards.length] ?? [GOVERN, 1];
        left = { ...left, [card]: copies - 1 };
        shrinking.push(left);
      }
      const { table, similarity } = archive(...shrinking);
      const percents = [...similarity.percents(cardsOfDeck(table, 0))];
      expect(percents).toEqual(percents.toSorted((one, other) => other - one));
    }),
  );
});

test("similarity is symmetric", () => {
  fc.assert(
    fc.property(deck, deck, deck, (one, other, third) => {
      const { table, similarity } = archive(one, other, third);
      expect(similarity.percents(cardsOfDeck(table, 0))[1]).toBe(
        similarity.percents(cardsOfDeck(table, 1))[0],
      );
    }),
  );
});

test("a staple that every deck plays counts less than a rare card", () => {
  const { similarity } = archive(
    { [VESSEL]: 4, [GOVERN]: 4 },
    { [VESSEL]: 4, [DEFLECTION]: 4 },
    { [GOVERN]: 4 },
    { [VESSEL]: 4 },
    { [VESSEL]: 4 },
  );
  const [, staple = 0, rare = 0] = similarity.percents(
    new Map([
      [VESSEL, 4],
      [GOVERN, 4],
    ]),
  );
  expect(staple).toBeLessThan(rare);
});

test("considered cards, and cards unknown to the archive, do not count as common", () => {
  const { similarity } = archive({ [GOVERN]: 4 });
  expect([...similarity.percents(new Map([[GOVERN, 0]]))]).toEqual([0]);
  expect(
    similarity.percents(
      new Map([
        [GOVERN, 4],
        [CONVERT, 1],
      ]),
    )[0],
  ).toBeLessThan(100);
});
