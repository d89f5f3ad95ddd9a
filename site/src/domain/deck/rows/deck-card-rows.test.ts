import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { CardId, CryptCard, LibraryCard } from "../../card/card";
import type { DeckCards } from "../deck";
import { copiesOf, DECK_CARDS, findCard } from "../samples/deck-cards";
import {
  cryptList,
  DECK_CRYPT_SORTS,
  disciplinePlaces,
  fittingColumns,
  libraryList,
  unknownCards,
} from "./deck-card-rows";

const isCrypt = (card: { kind: string } | undefined): card is CryptCard => card?.kind === "crypt";
const isLibrary = (card: { kind: string } | undefined): card is LibraryCard => card?.kind === "library";

function named(name: string): CardId {
  const card = DECK_CARDS.find(({ displayName }) => displayName === name);
  if (!card) throw new Error(`no sample card ${name}`);
  return card.id;
}

function crypt(cards: DeckCards, placed = cards, sort: (typeof DECK_CRYPT_SORTS)[number] = "capacity") {
  const find = (id: CardId) => [findCard(id)].find(isCrypt);
  return cryptList(cards, placed, find, sort);
}

function library(cards: DeckCards, placed = cards) {
  const find = (id: CardId) => [findCard(id)].find(isLibrary);
  return libraryList(cards, placed, find);
}

const names = (rows: readonly { card: { displayName: string } }[]) =>
  rows.map(({ card }) => card.displayName);

describe("the crypt of a deck", () => {
  const cards = new Map([
    [named("Anarch Convert"), 3],
    [named("Alan Sovereign"), 1],
    [named("Theo Bell (G6)"), 2],
    [named("Annazir"), 0],
  ]);

  it("shows played cards by capacity, and considered ones separately", () => {
    const { played, side } = crypt(cards);
    expect(played.map(({ card }) => card.capacity)).toEqual(
      played.map(({ card }) => card.capacity).toSorted((one, other) => other - one),
    );
    expect(names(played)).toHaveLength(3);
    expect(names(side)).toEqual(["Annazir"]);
  });

  it.each([
    ["disciplines of Theo Bell beside those of Alan Sovereign", ["dom", "pre"], 5],
    ["no others beside the columns", ["aus", "cel", "dom", "for", "pot", "pre"], 6],
    ["no columns", [], 5],
  ])("counts the discipline badges of the fullest row: %s", (_rows, columns, places) => {
    expect(disciplinePlaces(crypt(cards).played, columns)).toBe(places);
  });

  it("drops the last columns if the rows would need more than seven badges", () => {
    const { played } = crypt(cards);
    const many = ["ani", "cel", "chi", "dem", "for", "nec", "obf"];
    const fitting = fittingColumns(played, many);
    expect(fitting).toEqual(many.slice(0, fitting.length));
    expect(disciplinePlaces(played, fitting)).toBeLessThanOrEqual(7);
    expect(disciplinePlaces(played, many.slice(0, fitting.length + 1))).toBeGreaterThan(7);
    expect(fittingColumns(played, ["dom"])).toEqual(["dom"]);
  });

  it("sorts most copies first if chosen", () => {
    expect(crypt(cards, cards, "Quantity ").played.map(({ copies }) => copies)).toEqual([3, 2, 1]);
  });

  it("keeps the position of a card while its copies change", () => {
    const changed = new Map([
      ...cards,
      [named("Theo Bell (G6)"), 0] as const,
      [named("Annazir"), 1] as const,
    ]);
    const { played, side } = crypt(changed, cards);
    expect(names(played)).toEqual(names(crypt(cards).played));
    expect(played.find(({ card }) => card.id === named("Theo Bell (G6)"))?.copies).toBe(0);
    expect(names(side)).toEqual(["Annazir"]);
  });

  it("shows a new card at its sorted position, and no removed card", () => {
    const before = new Map([...cards].filter(([id]) => id !== named("Annazir")));
    const after = new Map([...cards].filter(([id]) => id !== named("Anarch Convert")));
    expect(names(crypt(after, before).side)).toEqual(["Annazir"]);
    expect(names(crypt(after, before).played)).not.toContain("Anarch Convert");
  });
});

describe("the library of a deck", () => {
  it("has headings in the order of a deck list, with copies and trifles", () => {
    const { sections, side } = library(
      new Map([
        [named("Deflection"), 4],
        [named("Blood Doll"), 5],
        [named("Govern the Unaligned"), 6],
        [named("The Barrens"), 1],
        [named(".44 Magnum"), 0],
      ]),
    );
    expect(sections.map(({ heading, copies }) => [heading, copies])).toEqual([
      ["Master", 6],
      ["Action", 6],
      ["Reaction", 4],
    ]);
    expect(names(side)).toEqual([".44 Magnum"]);
    const master = sections[0];
    const trifles = master?.rows
      .filter(({ card }) => card.trifle)
      .reduce((sum, { copies }) => sum + copies, 0);
    expect(master?.trifles).toBe(trifles);
  });
});

it("loses no card and shows none twice, whatever was sorted before", () => {
  const anyDeck = fc
    .uniqueArray(fc.tuple(fc.constantFrom(...DECK_CARDS), fc.integer({ min: 0, max: 9 })), {
      selector: ([card]) => card.id,
    })
    .map((rows) => new Map(rows.map(([card, copies]) => [card.id, copies] as const)));
  fc.assert(
    fc.property(anyDeck, anyDeck, fc.constantFrom(...DECK_CRYPT_SORTS), (cards, placed, sort) => {
      const vampires = crypt(cards, placed, sort);
      const others = library(cards, placed);
      const shown = [
        ...vampires.played,
        ...vampires.side,
        ...others.sections.flatMap(({ rows }) => rows),
        ...others.side,
      ].map(({ card, copies }) => [card.id, copies]);
      expect(new Map(shown as [CardId, number][])).toEqual(cards);
      expect(shown).toHaveLength(cards.size);
    }),
  );
});

it("lists cards that the card data does not have", () => {
  const cards = copiesOf({ 100199: 1, 199999: 2 });
  expect(unknownCards(cards, (id) => findCard(id) !== undefined)).toEqual([199999]);
});
