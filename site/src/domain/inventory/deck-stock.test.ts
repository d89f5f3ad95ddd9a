import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { CardId } from "../card/card";
import type { Deck } from "../deck/deck";
import { BARRENS, CARDS, DOLL, deckOf, GOVERN } from "../deck/operations/operations.test.support";
import { asDeckId } from "../deck/url/deck-route";
import { canUseInventory } from "./can-use-inventory";
import { type CardUse, cardUses } from "./card-use";
import { copiesToGet, deckStock, missingBesideProxies, stockTotals, typeInDeck } from "./deck-stock";
import { anyDecks } from "./inventory.test.support";

const own = (change: Partial<Deck>) => deckOf({ id: asDeckId("Aown00001"), isAuthor: true, ...change });
const foreign = (change: Partial<Deck>) => own({ isAuthor: false, ...change });
/** A fixed deck of the user. */
const FIXED = own({
  id: asDeckId("Afixed001"),
  inventoryType: "fixed",
  cards: new Map([
    [DOLL, 3],
    [GOVERN, 1],
  ]),
});
const FLEXIBLE = own({ id: asDeckId("Aflex0001"), inventoryType: "flexible", cards: new Map([[DOLL, 4]]) });
const owned = (copies: readonly (readonly [CardId, number])[]) => new Map(copies);
const PLAYED = new Map([
  [DOLL, 4],
  [GOVERN, 2],
  [BARRENS, 0],
]);

describe("the type of a card in a deck", () => {
  it.each([
    ["of the deck", "fixed", undefined, "fixed"],
    ["of its marker", "fixed", "flexible", "flexible"],
    ["none of an unmarked card", "flexible", "virtual", "virtual"],
    ["virtual in a virtual deck, whatever its marker", "virtual", "fixed", "virtual"],
  ] as const)("is that %s", (_, inventoryType, marker, expected) => {
    const markers = new Map(marker ? [[DOLL, marker]] : []);
    expect(typeInDeck(own({ inventoryType, markers }), DOLL)).toBe(expected);
  });
});

it.each([
  ["a deck of the user", own({}), true],
  ["a deck of somebody else", foreign({}), false],
  ["a public copy of the user's deck", own({ publicParent: FIXED.id }), false],
])("%s can use the inventory: %o", (_, deck, expected) => {
  expect(canUseInventory(deck)).toBe(expected);
});

describe("the stock of a deck", () => {
  it("counts a virtual deck of the user beside all others", () => {
    const stock = deckStock(own({ cards: PLAYED }), owned([[DOLL, 7]]), cardUses([FIXED]));
    expect(stock.get(DOLL)).toMatchObject({
      ...{ copies: 4, owned: 7, need: 7, tiedUp: 0, supply: "enough", missing: 0, proxies: 0 },
    });
    expect(stock.get(GOVERN)).toMatchObject({
      ...{ copies: 2, owned: 0, need: 3, tiedUp: 0, supply: "short", missing: 2, proxies: 2 },
    });
  });

  it("counts a deck of the user with a type once", () => {
    const deck = own({ inventoryType: "flexible", cards: PLAYED });
    const stock = deckStock(deck, owned([[DOLL, 6]]), cardUses([FIXED, deck]));
    expect(stock.get(DOLL)).toMatchObject({ need: 7, supply: "scarce", missing: 1, proxies: 1 });
  });

  it("lets flexible decks lend their copies to a deck of somebody else, and fixed ones not", () => {
    const uses = cardUses([FIXED, FLEXIBLE]);
    const stock = deckStock(foreign({ cards: PLAYED }), owned([[DOLL, 5]]), uses);
    expect(stock.get(DOLL)).toMatchObject({
      ...{ copies: 4, owned: 5, need: 7, tiedUp: 2, supply: "scarce", missing: 2, proxies: 4 },
    });
    const lent = deckStock(foreign({ cards: PLAYED }), owned([[DOLL, 7]]), uses);
    expect(lent.get(DOLL)).toMatchObject({ tiedUp: 0, supply: "enough", missing: 0 });
  });

  it("leaves out considered cards", () => {
    expect([...deckStock(own({ cards: PLAYED }), owned([]), new Map()).keys()]).toEqual([DOLL, GOVERN]);
  });

  it("misses no card of which the supply is enough, and some of every other one of somebody else's deck", () => {
    fc.assert(
      fc.property(
        anyDecks,
        fc.dictionary(fc.constantFrom(...CARDS).map(String), fc.nat(12)),
        (decks, some) => {
          const uses: ReadonlyMap<CardId, CardUse> = cardUses(decks);
          const copies = new Map(
            Object.entries(some).map(([card, count]) => [Number(card) as CardId, count]),
          );
          for (const deck of decks) {
            for (const { supply, missing, tiedUp, need, owned: has } of deckStock(
              { ...deck, isAuthor: false },
              copies,
              uses,
            ).values()) {
              expect(missing === 0).toBe(supply === "enough");
              expect(need > has).toBe(supply !== "enough");
              expect(tiedUp).toBeLessThanOrEqual(has);
            }
            for (const { supply, need, owned: has } of deckStock(
              { ...deck, isAuthor: true },
              copies,
              uses,
            ).values()) {
              expect(need > has).toBe(supply !== "enough");
            }
          }
        },
      ),
    );
  });
});

describe("the totals of a deck", () => {
  it("sum up copies and cards", () => {
    const cards = new Map([...PLAYED, [BARRENS, 1]]);
    const stock = deckStock(
      foreign({ cards }),
      owned([
        [DOLL, 5],
        [GOVERN, 1],
        [BARRENS, 3],
      ]),
      cardUses([FIXED]),
    );
    expect(stockTotals(stock)).toEqual({
      ...{ copies: 7, owned: 6, tiedUp: 3, missing: 4, short: 1, scarce: 1, complete: 0 },
    });
  });

  it("say how often the deck can be built", () => {
    const stock = deckStock(
      foreign({ cards: PLAYED }),
      owned([
        [DOLL, 9],
        [GOVERN, 4],
      ]),
      new Map(),
    );
    expect(stockTotals(stock)).toMatchObject({ complete: 2, missing: 0, short: 0, scarce: 0 });
  });
});

describe("a card of which proxies are printed", () => {
  it.each([
    ["stays short", 2, 5, 2, 1],
    ["stays short without any", 2, 5, 0, 3],
    ["has enough with all that are missing", 2, 5, 3, 0],
    ["has enough with more than that", 2, 5, 9, 0],
    ["has enough without any", 5, 5, 0, 0],
    ["is not owned at all", 0, 1, 0, 1],
  ])("%s: %i owned, %i needed, %i printed", (_, has, need, proxies, missing) => {
    expect(missingBesideProxies({ owned: has, need }, proxies)).toBe(missing);
  });

  it("has enough with the proxies that are offered, unless another deck lacks copies, too", () => {
    fc.assert(
      fc.property(anyDecks, fc.nat(12), (decks, copies) => {
        const uses = cardUses(decks);
        const stocked = owned(CARDS.map((card) => [card, copies]));
        for (const deck of decks.filter(({ inventoryType }) => inventoryType !== "virtual")) {
          for (const card of deckStock({ ...deck, isAuthor: true }, stocked, uses).values()) {
            const left = missingBesideProxies(card, card.proxies);
            if (left > 0) expect(card.proxies).toBe(card.copies);
            if (card.proxies > 0) expect(missingBesideProxies(card, card.proxies - 1)).toBe(left + 1);
          }
        }
      }),
    );
  });
});

it("lists cards to get and cards to print without those that need none", () => {
  const stock = deckStock(own({ cards: PLAYED }), owned([[DOLL, 9]]), cardUses([FIXED]));
  expect(copiesToGet(stock, "missing")).toEqual(new Map([[GOVERN, 2]]));
  expect(copiesToGet(stock, "proxies")).toEqual(new Map([[GOVERN, 2]]));
});
