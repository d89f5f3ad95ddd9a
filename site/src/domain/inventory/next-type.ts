import type { InventoryType } from "../deck/deck";

const AFTER: Readonly<Record<InventoryType, InventoryType>> = {
  virtual: "flexible",
  flexible: "fixed",
  fixed: "virtual",
};

/** The type after another one, in turn (docs/rules/decks.md §1.4). */
export function nextType(type: InventoryType): InventoryType {
  return AFTER[type];
}

/** The marker of a card after it is pressed; the type of the deck needs none. */
export function nextMarker(
  marker: InventoryType | undefined,
  ofDeck: InventoryType,
): InventoryType | undefined {
  const next = nextType(marker ?? ofDeck);
  return next === ofDeck ? undefined : next;
}
