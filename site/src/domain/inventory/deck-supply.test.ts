import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { CardId } from "../card/card";
import type { Deck, InventoryType } from "../deck/deck";
import { BARRENS, CARDS, DOLL, deckOf, GOVERN } from "../deck/operations/operations.test.support";
import { asDeckId } from "../deck/url/deck-route";
import { balance, missingCopies, type Target } from "./balance";
import { type CardUse, cardUses, fixedNeed, flexibleNeed, totalNeed, UNUSED } from "./card-use";
import { completeCopies, missingInDeck, missingProxies, supplyOf, supplyOfForeign } from "./deck-supply";
import { anyDecks } from "./inventory.test.support";

const ID = asDeckId("Aguns0001");
const deck = (id: string, type: InventoryType, cards: readonly (readonly [CardId, number])[], marked = {}) =>
  deckOf({
    id: asDeckId(id),
    inventoryType: type,
    cards: new Map(cards),
    markers: new Map(
      Object.entries(marked).map(([card, other]) => [Number(card) as CardId, other as InventoryType]),
    ),
  });
/** A use with these needs. */
const use = (flexible: number, fixed: number): CardUse => ({
  flexible: flexible > 0 ? new Map([[ID, flexible]]) : new Map(),
  fixed: fixed > 0 ? new Map([[ID, fixed]]) : new Map(),
});

describe("the use of a card", () => {
  it.each<[string, readonly Deck[], number, number]>([
    ["flexible decks share", [deck("a", "flexible", [[DOLL, 2]]), deck("b", "flexible", [[DOLL, 5]])], 5, 0],
    ["fixed decks add up", [deck("a", "fixed", [[DOLL, 2]]), deck("b", "fixed", [[DOLL, 5]])], 0, 7],
    ["both", [deck("a", "fixed", [[DOLL, 2]]), deck("b", "flexible", [[DOLL, 5]])], 5, 2],
    ["a virtual deck uses none", [deck("a", "virtual", [[DOLL, 2]], { [DOLL]: "fixed" })], 0, 0],
    ["a considered card is not used", [deck("a", "fixed", [[DOLL, 0]])], 0, 0],
    ["a marker overrides the deck", [deck("a", "flexible", [[DOLL, 3]], { [DOLL]: "fixed" })], 0, 3],
    [
      "a card without its own marker follows the deck",
      [deck("a", "fixed", [[DOLL, 3]], { [GOVERN]: "flexible" })],
      0,
      3,
    ],
    [
      "a card that is marked virtual is not used",
      [deck("a", "fixed", [[DOLL, 3]], { [DOLL]: "virtual" })],
      0,
      0,
    ],
  ])("%s", (_, decks, flexible, fixed) => {
    const found = cardUses(decks).get(DOLL) ?? UNUSED;
    expect([flexibleNeed(found), fixedNeed(found)]).toEqual([flexible, fixed]);
  });

  it("names the decks", () => {
    const uses = cardUses([
      deck("a", "fixed", [[DOLL, 2]]),
      deck("b", "flexible", [
        [DOLL, 5],
        [GOVERN, 1],
      ]),
    ]);
    expect(uses.get(DOLL)).toEqual({ flexible: new Map([["b", 5]]), fixed: new Map([["a", 2]]) });
    expect([...uses.keys()]).toEqual([DOLL, GOVERN]);
  });

  it("is the smallest stock with which all fixed decks and any flexible one can be built", () => {
    fc.assert(
      fc.property(anyDecks, (decks) => {
        const uses = cardUses(decks);
        for (const card of CARDS) {
          const found = uses.get(card) ?? UNUSED;
          let stock = 0;
          while (!canBuild(decks, card, stock)) stock += 1;
          expect(totalNeed(found)).toBe(stock);
        }
      }),
    );
  });
});

/** Hands out the copies to the fixed decks, and then to each flexible deck alone. */
function canBuild(decks: readonly Deck[], card: CardId, stock: number): boolean {
  const wanting = (type: InventoryType) =>
    decks.filter(({ inventoryType, markers, cards }) => {
      const own = markers.has(card) ? markers.get(card) : inventoryType;
      return inventoryType !== "virtual" && own === type && (cards.get(card) ?? 0) > 0;
    });
  let left = stock;
  for (const { cards } of wanting("fixed")) left -= cards.get(card) ?? 0;
  return left >= 0 && wanting("flexible").every(({ cards }) => (cards.get(card) ?? 0) <= left);
}

describe("the balance of a card", () => {
  const surplus = (copies: number): Target => ({ mode: "surplus", copies });
  const fixed = (copies: number): Target => ({ mode: "fixed", copies });
  it.each<[number, CardUse, Target | undefined, number, number]>([
    [5, use(2, 1), undefined, 2, 0],
    [3, use(2, 1), undefined, 0, 0],
    [1, use(2, 1), undefined, -2, 2],
    [0, UNUSED, undefined, 0, 0],
    [5, use(2, 1), surplus(1), 1, 0],
    [5, use(2, 1), surplus(4), -2, 2],
    [5, use(2, 1), fixed(4), 1, 0],
    [5, use(2, 9), fixed(8), -3, 3],
  ])("of %i owned: %o with the target %o is %i, missing %i", (owned, used, target, expected, missing) => {
    expect(balance(owned, used, target)).toBe(expected);
    expect(missingCopies(owned, used, target)).toBe(missing);
  });
});

describe("the supply of a card for a deck", () => {
  it.each<[InventoryType, number, number, CardUse, string]>([
    // A deck with a type is part of the use.
    ["flexible", 4, 4, use(4, 0), "enough"],
    ["flexible", 4, 5, use(4, 2), "scarce"],
    ["flexible", 4, 3, use(4, 2), "short"],
    ["fixed", 4, 6, use(2, 4), "enough"],
    ["fixed", 4, 5, use(2, 4), "scarce"],
    ["fixed", 4, 3, use(2, 4), "short"],
    // A virtual deck needs its copies beside all others.
    ["virtual", 2, 5, use(2, 1), "enough"],
    ["virtual", 2, 4, use(2, 1), "scarce"],
    ["virtual", 2, 1, use(0, 0), "short"],
    ["virtual", 0, 0, UNUSED, "enough"],
  ])("%s, %i copies, %i owned: %o is %s", (type, copies, owned, used, expected) => {
    expect(supplyOf({ copies, type, owned, use: used })).toBe(expected);
  });

  it.each<[number, number, CardUse, string]>([
    [4, 6, use(0, 2), "enough"],
    [4, 5, use(0, 2), "scarce"],
    [4, 3, use(0, 0), "short"],
    // Flexible decks lend their copies.
    [4, 4, use(4, 0), "enough"],
  ])("of another user, %i copies, %i owned: %o is %s", (copies, owned, used, expected) => {
    expect(supplyOfForeign({ copies, owned, use: used })).toBe(expected);
  });
});

describe("copies that a deck misses", () => {
  it.each<[InventoryType, number, number, CardUse, number, number]>([
    // Type, copies, owned, use, missing in the deck, proxies to print.
    ["virtual", 4, 3, use(2, 1), 2, 4],
    ["virtual", 2, 3, use(2, 1), 0, 2],
    ["virtual", 4, 9, use(2, 1), 0, 0],
    ["virtual", 4, 5, use(2, 1), 0, 2],
    ["virtual", 4, 0, use(0, 9), 4, 4],
    ["flexible", 4, 3, use(4, 1), 2, 2],
    ["flexible", 4, 5, use(4, 1), 0, 0],
    ["fixed", 3, 0, use(4, 3), 3, 3],
    ["fixed", 3, 6, use(4, 3), 1, 1],
    ["fixed", 0, 0, use(4, 3), 0, 0],
  ])("%s, %i copies, %i owned: %o are %i, proxies %i", (type, copies, owned, used, missing, proxies) => {
    const supply = { copies, type, owned, use: used };
    expect([missingInDeck(supply), missingProxies(supply)]).toEqual([missing, proxies]);
  });

  it("are at most its own, and none where the supply is enough", () => {
    fc.assert(
      fc.property(anyDecks, fc.nat(12), (decks, owned) => {
        const uses = cardUses(decks);
        for (const { cards, markers, inventoryType } of decks) {
          for (const [card, copies] of cards) {
            const type = inventoryType === "virtual" ? inventoryType : (markers.get(card) ?? inventoryType);
            const supply = { copies, type, owned, use: uses.get(card) ?? UNUSED };
            for (const missing of [missingInDeck(supply), missingProxies(supply)]) {
              expect(missing).toBeGreaterThanOrEqual(0);
              expect(missing).toBeLessThanOrEqual(copies);
              if (supplyOf(supply) === "enough") expect(missing).toBe(0);
            }
          }
        }
      }),
    );
  });
});

it.each([
  [{ [DOLL]: 2, [GOVERN]: 1 }, 2],
  [{ [DOLL]: 3, [GOVERN]: 1 }, 1],
  [{ [DOLL]: 1, [BARRENS]: 1 }, 0],
  [{ [DOLL]: 1, [BARRENS]: 0 }, 4],
  [{}, 0],
])("a stock of four Blood Dolls and two Governs builds %j %i times", (cards, times) => {
  const owned: Readonly<Record<number, number>> = { [DOLL]: 4, [GOVERN]: 2 };
  const copies = new Map(Object.entries(cards).map(([id, count]) => [Number(id) as CardId, count]));
  expect(completeCopies(copies, (card) => owned[card] ?? 0)).toBe(times);
});
