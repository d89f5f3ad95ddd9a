import { renderHook } from "@testing-library/react";
import { expect, it } from "vitest";
import type { CardId } from "../../../domain/card/card";
import { applyInventoryChange, EMPTY_INVENTORY } from "../../../domain/inventory/inventory";
import { useStockOf } from "./use-stock-of";

const [NATHAN, DOLL] = [201606, 100199] as [CardId, CardId];
const USES = new Map();
const first = {
  ...EMPTY_INVENTORY,
  copies: new Map([
    [NATHAN, 2],
    [DOLL, 5],
  ]),
};

it("has the present copies of one kind, and stays the same while only the other kind is edited", () => {
  const { result, rerender } = renderHook((inventory) => useStockOf("crypt", inventory, USES), {
    initialProps: first,
  });
  const before = result.current;
  expect(before.copies.get(NATHAN)).toBe(2);
  const added = (card: CardId) =>
    applyInventoryChange(first, { kind: "add", copies: new Map([[card, 1]]) }) as typeof first;
  rerender(added(DOLL));
  expect(result.current).toBe(before);
  rerender(added(NATHAN));
  expect(result.current.copies.get(NATHAN)).toBe(3);
  rerender({ ...first, copies: new Map([[DOLL, 5]]) });
  expect(result.current.copies.has(NATHAN)).toBe(false);
  rerender(first);
  expect(result.current.copies.get(NATHAN)).toBe(2);
});
