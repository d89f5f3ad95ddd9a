import type { CardId } from "../card/card";
import type { Inventory, InventoryChange } from "./inventory";
import { MAX_OWNED } from "./limits";

/**
 * The edit that gives a card a number of copies; below 0 takes it out. A step of one copy is relative, so that steps on
 * two devices both count (docs/rules/inventory.md §9.4).
 */
export function copiesChange({ copies }: Inventory, card: CardId, wanted: number): InventoryChange {
  const owned = copies.get(card) ?? 0;
  const next = Math.min(wanted, MAX_OWNED);
  const isStep = Math.abs(next - owned) === 1 && next > 0;
  return { kind: isStep ? "add" : "set", copies: new Map([[card, isStep ? next - owned : next]]) };
}
