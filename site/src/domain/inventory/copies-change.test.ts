import fc from "fast-check";
import { expect, it } from "vitest";
import type { CardId } from "../card/card";
import { copiesChange } from "./copies-change";
import { applyInventoryChange, EMPTY_INVENTORY, type Inventory } from "./inventory";
import { anyInventory } from "./inventory.test.support";
import { MAX_OWNED } from "./limits";

const DOLL = 100199 as CardId;
const having = (copies: number | undefined): Inventory => ({
  ...EMPTY_INVENTORY,
  copies: new Map(copies === undefined ? [] : [[DOLL, copies]]),
});

it.each([
  ["a step up is relative", 2, 3, "add", 1],
  ["so is a step down", 2, 1, "add", -1],
  ["the first copy is added", undefined, 1, "add", 1],
  ["so is one of a listed card", 0, 1, "add", 1],
  ["a typed number is set", 2, 7, "set", 7],
  ["no copies are set, so that the card stays listed", 1, 0, "set", 0],
  ["below 0 the card is taken out", 0, -1, "set", -1],
  ["no number is above the maximum", 5, 12_345, "set", MAX_OWNED],
] as const)("%s", (_, owned, wanted, kind, number) => {
  expect(copiesChange(having(owned), DOLL, wanted)).toEqual({ kind, copies: new Map([[DOLL, number]]) });
});

it("leads to the wanted copies from any inventory", () => {
  fc.assert(
    fc.property(anyInventory, fc.integer({ min: -1, max: 20_000 }), (inventory, wanted) => {
      const open = { ...inventory, frozen: false };
      const after = applyInventoryChange(open, copiesChange(open, DOLL, wanted)).copies.get(DOLL);
      expect(after).toBe(wanted < 0 ? undefined : Math.min(wanted, MAX_OWNED));
    }),
  );
});
