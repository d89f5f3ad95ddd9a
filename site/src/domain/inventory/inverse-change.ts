import type { CardId } from "../card/card";
import {
  type CardValues,
  type CopiesChange,
  copiesAfter,
  type Inventory,
  type InventoryChange,
} from "./inventory";

/**
 * The edits that undo an edit of the inventory as it was before. Added copies are taken away again, so that those of
 * another device stay.
 */
export function inverseOf(change: InventoryChange, before: Inventory): readonly InventoryChange[] {
  switch (change.kind) {
    case "add": {
      const deltas = [...change.copies.keys()]
        .map((card) => [card, (before.copies.get(card) ?? 0) - copiesAfter(before, change, card)] as const)
        .filter(([, delta]) => delta !== 0);
      const back: InventoryChange = { kind: "add", copies: new Map(deltas) };
      return deltas.length > 0 ? [back, ...lostPrintings(before, change)] : [];
    }
    case "set":
      return [
        { kind: "set", copies: earlierCopies(before, change.copies.keys()) },
        ...lostPrintings(before, change),
      ];
    case "note":
      return [{ ...change, text: before.notes.get(change.card) ?? "" }];
    case "target":
      return [{ ...change, target: before.targets.get(change.card) }];
    case "printings":
      return [{ ...change, printings: before.printings.get(change.card) ?? [] }];
    case "values":
      return [{ kind: "values", cards: earlierValues(before, change.cards) }];
    case "frozen":
      return [{ ...change, value: before.frozen }];
    case "clear":
      return restored(before);
    default:
      return change satisfies never;
  }
}

function earlierCopies({ copies }: Inventory, cards: Iterable<CardId>) {
  return new Map([...cards].map((card) => [card, copies.get(card) ?? -1] as const));
}

function earlierValues({ targets, printings, notes }: Inventory, cards: ReadonlyMap<CardId, CardValues>) {
  return new Map(
    [...cards].map(([card, values]): [CardId, CardValues] => [
      card,
      {
        ...(values.target !== undefined && { target: targets.get(card) ?? null }),
        ...(values.printings !== undefined && { printings: printings.get(card) ?? [] }),
        ...(values.note !== undefined && { note: notes.get(card) ?? "" }),
      },
    ]),
  );
}

function restored(before: Inventory): readonly InventoryChange[] {
  const targets = [...before.targets].map(([card, target]) => ({ kind: "target", card, target }) as const);
  const copies: readonly InventoryChange[] =
    before.copies.size > 0 ? [{ kind: "set", copies: before.copies }] : [];
  return [...copies, ...targets, ...printingsOf(before.printings)];
}

/** Printings shrink with the copies, and do not come back with them. */
function lostPrintings(before: Inventory, change: CopiesChange): readonly InventoryChange[] {
  const lost = new Map(
    [...change.copies.keys()].flatMap((card) => {
      const printings = before.printings.get(card) ?? [];
      const copies = printings.reduce((sum, one) => sum + one.copies, 0);
      return copies > copiesAfter(before, change, card) ? [[card, printings] as const] : [];
    }),
  );
  return printingsOf(lost);
}

function printingsOf(all: Inventory["printings"]): readonly InventoryChange[] {
  return [...all].map(([card, printings]) => ({ kind: "printings", card, printings }));
}
