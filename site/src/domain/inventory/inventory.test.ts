import { isDeepStrictEqual } from "node:util";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { CardId } from "../card/card";
import { DOLL, GOVERN } from "../deck/operations/operations.test.support";
import { changesNothing } from "./changes-nothing";
import { applyInventoryChange, EMPTY_INVENTORY, type Inventory, type InventoryChange } from "./inventory";
import { anyInventory, anyInventoryChange } from "./inventory.test.support";
import { inverseOf } from "./inverse-change";
import { mergeChanges } from "./merge-changes";
import { type Printing, withinCopies } from "./printings";

const copiesIn = (printings: readonly Printing[]) => printings.reduce((sum, one) => sum + one.copies, 0);
const copies = (...entries: readonly (readonly [CardId, number])[]) => new Map(entries);
const owning = (...entries: readonly (readonly [CardId, number])[]): Inventory => ({
  ...EMPTY_INVENTORY,
  copies: copies(...entries),
});
const all = (changes: readonly InventoryChange[], from: Inventory) =>
  changes.reduce(applyInventoryChange, from);
const add = (card: CardId, count: number): InventoryChange => ({
  kind: "add",
  copies: copies([card, count]),
});
const set = (card: CardId, count: number): InventoryChange => ({
  kind: "set",
  copies: copies([card, count]),
});

describe("an edit", () => {
  it.each<[string, InventoryChange, Inventory, Inventory]>([
    ["adds to owned copies", add(DOLL, 2), owning([DOLL, 3]), owning([DOLL, 5])],
    ["adds a new card", add(DOLL, 2), owning(), owning([DOLL, 2])],
    ["takes the last copy, and the card", add(DOLL, -3), owning([DOLL, 3]), owning()],
    ["takes no more than there are", add(DOLL, -9), owning([DOLL, 3]), owning()],
    ["takes nothing from a card that is not owned", add(DOLL, -1), owning([GOVERN, 1]), owning([GOVERN, 1])],
    ["sets copies", set(DOLL, 2), owning([DOLL, 5]), owning([DOLL, 2])],
    ["lists a card without copies", set(DOLL, 0), owning(), owning([DOLL, 0])],
    ["removes a card", set(DOLL, -1), owning([DOLL, 5]), owning()],
    ["clears the stock", { kind: "clear" }, owning([DOLL, 5]), owning()],
  ])("%s", (_, change, before, after) => {
    expect(applyInventoryChange(before, change)).toEqual(after);
  });

  it("that takes copies shrinks the last printings first", () => {
    const [fn, kmw] = [
      { set: "FN", language: "en", copies: 2 },
      { set: "KMW", language: "fr", copies: 2 },
    ];
    const owned = { ...owning([DOLL, 4]), printings: new Map([[DOLL, [fn, kmw]]]) };
    const printings = (count: number) => applyInventoryChange(owned, add(DOLL, -count)).printings.get(DOLL);
    expect(printings(1)).toEqual([fn, { ...kmw, copies: 1 }]);
    expect(printings(3)).toEqual([{ ...fn, copies: 1 }]);
    expect(printings(4)).toBeUndefined();
    expect(applyInventoryChange(owned, add(DOLL, 2)).printings).toEqual(owned.printings);
  });

  it("of a frozen inventory changes nothing but notes", () => {
    fc.assert(
      fc.property(anyInventory, anyInventoryChange, (inventory, change) => {
        const frozen = { ...inventory, frozen: true };
        const { notes: _, frozen: __, ...after } = applyInventoryChange(frozen, change);
        expect({ ...frozen, ...after }).toEqual(frozen);
      }),
    );
  });
});

describe("two edits", () => {
  it.each<[InventoryChange, InventoryChange, InventoryChange | undefined]>([
    [add(DOLL, 1), add(DOLL, 1), add(DOLL, 2)],
    [add(DOLL, 2), add(DOLL, -3), add(DOLL, -1)],
    // Of a stock of one copy, three taken and two added are two copies, not none.
    [add(DOLL, -3), add(DOLL, 2), undefined],
    [add(DOLL, 1), add(GOVERN, 1), undefined],
    [add(DOLL, 1), set(DOLL, 4), set(DOLL, 4)],
    [set(DOLL, 4), add(DOLL, -1), set(DOLL, 3)],
    [set(DOLL, 1), add(DOLL, -1), set(DOLL, -1)],
    [set(DOLL, -1), add(DOLL, 2), set(DOLL, 2)],
    [add(DOLL, 1), { kind: "clear" }, undefined],
  ])("%o and %o are sent as %o", (first, next, merged) => {
    expect(mergeChanges(first, next)).toEqual(merged);
  });

  it("have the same effect when merged", () => {
    fc.assert(
      fc.property(anyInventory, anyInventoryChange, anyInventoryChange, (inventory, first, next) => {
        const merged = mergeChanges(first, next);
        if (!merged) return;
        // Printings that only the first edit would have cut are whole.
        const { printings, ...once } = applyInventoryChange(inventory, merged);
        const { printings: cut, ...twice } = all([first, next], inventory);
        expect(once).toEqual(twice);
        for (const [card, some] of cut)
          expect(withinCopies(printings.get(card) ?? [], copiesIn(some))).toEqual(some);
      }),
    );
  });
});

it("changes nothing exactly when the inventory stays the same", () => {
  fc.assert(
    fc.property(anyInventory, anyInventoryChange, (inventory, change) => {
      const isSame = isDeepStrictEqual(applyInventoryChange(inventory, change), inventory);
      expect(changesNothing(inventory, change)).toBe(isSame);
    }),
    { numRuns: 500 },
  );
});

describe("undo", () => {
  it("restores the inventory", () => {
    fc.assert(
      fc.property(anyInventory, anyInventoryChange, (inventory, change) => {
        const after = applyInventoryChange(inventory, change);
        if (inventory.frozen && change.kind !== "note" && change.kind !== "frozen") return;
        expect(all(inverseOf(change, inventory), after)).toEqual(inventory);
      }),
    );
  });

  it("of added copies leaves those that another device has added", () => {
    const undo = inverseOf(add(DOLL, 3), owning([DOLL, 1]));
    expect(all(undo, owning([DOLL, 6]))).toEqual(owning([DOLL, 3]));
  });
});
