import { expect, test } from "vitest";
import { type Archive, bareArchive } from "./archive";
import { contractCards } from "./contract-cards.test.support";
import { deckColumns } from "./deck-columns";
import { deckSummary } from "./deck-summary";
import { decksByClan, decksByStyle } from "./tournament-facts";
import { deckOfArchive, nameOf, winOf } from "./winning-deck";

const CARDS = contractCards("deck-facts-cards.json");
const id = (name: string) => {
  const card = CARDS.cards.find((one) => one.name === name);
  if (!card) throw new Error(`No ${name} among the vectors`);
  return card.id;
};

function archiveOf(...decks: readonly Readonly<Record<string, number>>[]): Archive {
  return bareArchive(
    deckColumns(
      decks.map((cards, at) => ({
        id: `deck-${at}`,
        name: at === 0 ? "Named" : "",
        day: 100 - at,
        cards: new Map(Object.entries(cards).map(([name, copies]) => [id(name), copies])),
      })),
    ),
    CARDS,
  );
}

test("lists vampires by copies and capacity, the library by type, and the key cards", () => {
  const { table } = archiveOf({ Lauren: 2, Ayelech: 2, Slag: 4, Vessel: 3, Majesty: 5, "Nimble Feet": 4 });
  const row = deckSummary(table, 0, CARDS.find);
  expect(row.crypt.map(({ card, copies }) => [card.name, copies])).toEqual([
    ["Slag", 4],
    ["Ayelech", 2],
    ["Lauren", 2],
  ]);
  expect(row.types.map(({ type, copies }) => [type, copies])).toEqual([
    ["Master", 3],
    ["Combat", 9],
  ]);
  expect(row.keyCards.map(({ card }) => card.name)).toEqual(["Majesty", "Nimble Feet"]);
});

test("a deck without a name is named after its event, or its player", () => {
  const bare = archiveOf({ Slag: 1 }, { Slag: 1 });
  const people = { words: ["Ann"], of: [0, 0] };
  expect(nameOf({ ...bare, people }, 0)).toBe("Named");
  expect(nameOf({ ...bare, people }, 1)).toBe("Ann");
  expect(nameOf({ ...bare, people, events: { words: ["Cup"], of: [0, 0] } }, 1)).toBe("Cup");
});

test("a winning deck is read-only and has the comments of its winner", () => {
  const archive = { ...archiveOf({ Slag: 3 }), people: { words: ["Ann"], of: [0] } };
  const deck = deckOfArchive(archive, 0, { description: "It bleeds." });
  expect(deck).toMatchObject({
    id: "deck-0",
    author: "Ann",
    description: "It bleeds.",
    isAuthor: false,
    isNonEditable: true,
  });
  expect([...deck.cards]).toEqual([[id("Slag"), 3]]);
  expect(winOf(archive, 0)).toMatchObject({ winner: "Ann", day: "1990-04-11", players: 0, event: "" });
});

test("a winning deck has the tags that the archive lists it with", () => {
  const archive = archiveOf({ Ayelech: 3, Majesty: 1, "Nimble Feet": 9 });
  expect(deckOfArchive(archive, 0).tags).toContain("combat");
});

test("decks of a tournament are grouped by style and by clan, with their ranks", () => {
  const archive = {
    ...archiveOf(
      { Ayelech: 3, Majesty: 1, "Nimble Feet": 9 },
      { Slag: 3, Ayelech: 3, Vessel: 9 },
      { Lauren: 1 },
    ),
    ranks: [2, 0, 1],
  };
  const summary = (groups: ReturnType<typeof decksByStyle>) =>
    groups.map(({ name, decks }) => [name, decks.map(({ rank, superior }) => [rank, superior])]);
  expect(summary(decksByStyle(archive))).toEqual([
    ["combat", [[2, true]]],
    ["mmpa", [[0, true]]],
  ]);
  expect(summary(decksByClan(archive))).toEqual([
    [
      "Tremere",
      [
        [2, true],
        [1, true],
      ],
    ],
    ["", [[0, true]]],
  ]);
});
