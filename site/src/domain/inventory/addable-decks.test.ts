import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { BARRENS, DOLL, GOVERN } from "../deck/operations/operations.test.support";
import { type AddableDeck, type AddableOrder, addDecks, matchingDecks, takeDecks } from "./addable-decks";
import { completeCopies } from "./deck-supply";
import { applyInventoryChange, EMPTY_INVENTORY } from "./inventory";
import { anyDecks, anyInventory } from "./inventory.test.support";

const deck = (id: string, rest: Partial<AddableDeck>): AddableDeck => ({
  id,
  name: id,
  note: "",
  clan: undefined,
  date: "",
  tags: [],
  search: "",
  cards: undefined,
  ...rest,
});
const ADDABLE = [
  deck("Rötschreck", { note: "#2", clan: "Toreador", date: "2026-01-02", tags: ["vote"] }),
  deck("Fifth Edition: Tremere", { note: "2020", clan: "Tremere", date: "2020-11-30", search: "V5 '20" }),
  deck("Blood Shadowed Court", { note: "2008", date: "2008-04-14", tags: ["vote", "stealth"] }),
  deck("Awe", {}),
];
const found = (text: string, tag = "", order: AddableOrder = "name") =>
  matchingDecks(ADDABLE, { text, tag, order }).map(({ id }) => id);

describe("decks and precons to add", () => {
  it.each([
    ["rotsch", ["Rötschreck"]],
    ["v5 trem", ["Fifth Edition: Tremere"]],
    ["tore", ["Rötschreck"]],
    ["2008", ["Blood Shadowed Court"]],
    ["nothing", []],
  ])("are found by %j", (text, names) => {
    expect(found(text)).toEqual(names);
  });

  it("are filtered by a tag", () => {
    expect(found("", "vote")).toEqual(["Blood Shadowed Court", "Rötschreck"]);
  });

  it.each<[AddableOrder, readonly string[]]>([
    ["name", ["Awe", "Blood Shadowed Court", "Fifth Edition: Tremere", "Rötschreck"]],
    ["newest", ["Rötschreck", "Fifth Edition: Tremere", "Blood Shadowed Court", "Awe"]],
    ["oldest", ["Blood Shadowed Court", "Fifth Edition: Tremere", "Rötschreck", "Awe"]],
    ["clan", ["Rötschreck", "Fifth Edition: Tremere", "Awe", "Blood Shadowed Court"]],
  ])("are sorted by %s", (order, names) => {
    expect(found("", "", order)).toEqual(names);
  });

  it("can be built as often more as they were added, and less when they are taken", () => {
    fc.assert(
      fc.property(anyInventory, anyDecks, (any, decks) => {
        const inventory = { ...any, frozen: false };
        const cards = decks.map((deck) => deck.cards);
        const more = applyInventoryChange(inventory, addDecks(inventory, cards));
        for (const deck of cards) {
          const times = (stock: typeof inventory) =>
            completeCopies(deck, (card) => stock.copies.get(card) ?? 0);
          if (times(more) > 0) expect(times(more)).toBeGreaterThan(times(inventory));
        }
        const back = applyInventoryChange(more, takeDecks(more, cards));
        for (const [card, copies] of inventory.copies) expect(back.copies.get(card)).toBe(copies);
      }),
    );
  });

  it("never exceed what a card can have, nor what there is", () => {
    const deck = new Map([
      [DOLL, 4],
      [GOVERN, 2],
      [BARRENS, 0],
    ]);
    const stock = { ...EMPTY_INVENTORY, copies: new Map([[DOLL, 9998]]) };
    expect(addDecks(stock, [deck, deck])).toEqual({
      kind: "add",
      copies: new Map([
        [DOLL, 1],
        [GOVERN, 4],
      ]),
    });
    expect(takeDecks({ ...stock, copies: new Map([[DOLL, 3]]) }, [deck])).toEqual({
      kind: "add",
      copies: new Map([[DOLL, -3]]),
    });
  });
});
