import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { CardId } from "../card/card";
import { BARRENS, DOLL, deckOf, GOVERN } from "../deck/operations/operations.test.support";
import { DECK_CARDS } from "../deck/samples/deck-cards";
import { asDeckId } from "../deck/url/deck-route";
import { cardUses, UNUSED } from "./card-use";
import { missingInDeck } from "./deck-supply";
import { EMPTY_INVENTORY } from "./inventory";
import { anyDecks, anyInventory } from "./inventory.test.support";
import { missingForAll, missingForDecks, missingOfCollection } from "./missing";

const owning = (...copies: readonly (readonly [CardId, number])[]) => ({
  ...EMPTY_INVENTORY,
  copies: new Map(copies),
});
const deck = (
  id: string,
  inventoryType: "virtual" | "flexible" | "fixed",
  ...cards: readonly (readonly [CardId, number])[]
) => deckOf({ id: asDeckId(id), inventoryType, cards: new Map(cards) });

const GUNS = deck("Aguns0001", "fixed", [DOLL, 4], [GOVERN, 2]);
const VOTES = deck("Avotes001", "flexible", [DOLL, 3]);
const IDEA = deck("Aidea0001", "virtual", [DOLL, 6], [BARRENS, 1]);
const DECKS = [GUNS, VOTES];

describe("missing copies", () => {
  it("for all decks are those of fixed decks, of the largest flexible one, and of targets", () => {
    const inventory = {
      ...owning([DOLL, 5]),
      targets: new Map([[BARRENS, { mode: "fixed", copies: 2 } as const]]),
    };
    expect(missingForAll(inventory, cardUses(DECKS))).toEqual(
      new Map([
        [DOLL, 2],
        [GOVERN, 2],
        [BARRENS, 2],
      ]),
    );
  });

  it.each([
    [
      "a fixed deck",
      [GUNS],
      [
        [DOLL, 2],
        [GOVERN, 2],
      ],
    ],
    ["a flexible deck", [VOTES], [[DOLL, 2]]],
    [
      "both",
      DECKS,
      [
        [DOLL, 2],
        [GOVERN, 2],
      ],
    ],
    [
      "a virtual deck",
      [IDEA],
      [
        [DOLL, 5],
        [BARRENS, 1],
      ],
    ],
    ["no deck", [], []],
  ] as const)("for %s leave the other decks theirs", (_, chosen, missing) => {
    expect(missingForDecks(owning([DOLL, 5]), DECKS, chosen)).toEqual(new Map(missing));
  });

  it("for one deck are those that the deck itself shows", () => {
    fc.assert(
      fc.property(anyInventory, anyDecks, (inventory, decks) => {
        const uses = cardUses(decks);
        for (const one of decks) {
          const missing = missingForDecks(inventory, decks, [one]);
          for (const [card, copies] of one.cards) {
            const type =
              one.inventoryType === "virtual" ? "virtual" : (one.markers.get(card) ?? one.inventoryType);
            const supply = {
              copies,
              type,
              owned: inventory.copies.get(card) ?? 0,
              use: uses.get(card) ?? UNUSED,
            };
            expect(missing.get(card) ?? 0).toBe(missingInDeck(supply));
          }
        }
      }),
    );
  });

  it("for all chosen decks are those for all decks, without targets", () => {
    fc.assert(
      fc.property(anyInventory, anyDecks, (inventory, decks) => {
        const using = decks
          .filter(({ inventoryType }) => inventoryType !== "virtual")
          .map((one) => ({ ...one, markers: new Map() }));
        const stock = { ...inventory, targets: new Map() };
        expect(missingForDecks(stock, using, using)).toEqual(missingForAll(stock, cardUses(using)));
      }),
    );
  });

  it("of a complete collection are one of each published card without copies", () => {
    const missing = missingOfCollection(owning([DOLL, 1], [GOVERN, 0]), DECK_CARDS);
    expect([missing.get(DOLL), missing.get(GOVERN)]).toEqual([undefined, 1]);
    expect(missing.size).toBe(new Set(DECK_CARDS.map(({ id }) => id)).size - 1);
  });
});
