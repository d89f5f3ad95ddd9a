import type { CardId } from "../card/card";
import type { Target } from "./balance";
import type { CardValues, Inventory, InventoryChange } from "./inventory";
import { type Printing, withinCopies } from "./printings";

/** Whether an edit has no effect on the inventory. */
export function changesNothing(inventory: Inventory, change: InventoryChange): boolean {
  const { copies, targets, notes, frozen } = inventory;
  if (change.kind === "note") return (notes.get(change.card) ?? "") === change.text;
  if (change.kind === "frozen") return frozen === change.value;
  if (frozen) return true;
  switch (change.kind) {
    case "add":
      return [...change.copies].every(([card, delta]) => delta === 0 || (delta < 0 && !copies.has(card)));
    case "set":
      return [...change.copies].every(([card, count]) => (copies.get(card) ?? -1) === Math.max(count, -1));
    case "target":
      return isSameTarget(targets.get(change.card), change.target);
    case "printings":
      return keepsPrintings(inventory, change.card, change.printings);
    case "values":
      return [...change.cards].every(([card, values]) => keepsValues(inventory, card, values));
    case "clear":
      return copies.size === 0 && targets.size === 0;
    default:
      return change satisfies never;
  }
}

function keepsValues(inventory: Inventory, card: CardId, { target, printings, note }: CardValues): boolean {
  return (
    (target === undefined || isSameTarget(inventory.targets.get(card), target ?? undefined)) &&
    (printings === undefined || keepsPrintings(inventory, card, printings)) &&
    (note === undefined || (inventory.notes.get(card) ?? "") === note)
  );
}

function keepsPrintings({ copies, printings }: Inventory, card: CardId, next: readonly Printing[]): boolean {
  const within = withinCopies(next, copies.get(card) ?? 0);
  return arePrintingsSame(printings.get(card) ?? [], within ?? []);
}

function isSameTarget(one: Target | undefined, other: Target | undefined): boolean {
  return one?.mode === other?.mode && one?.copies === other?.copies;
}

function arePrintingsSame(one: readonly Printing[], other: readonly Printing[]): boolean {
  const text = (all: readonly Printing[]) =>
    all.map(({ set, language, copies }) => [set, language, copies]).join("|");
  return text(one) === text(other);
}
