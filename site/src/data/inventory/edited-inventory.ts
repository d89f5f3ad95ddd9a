import type { InventoryOperation } from "../../domain/deck/operations/operation";
import { applyInventoryChange, type Inventory, type InventoryChange } from "../../domain/inventory/inventory";
import { inventoryIn, type ServerInventory } from "./buckets";

/** The server's inventory with pending edits; the same object as long as nothing changes. */
export function createViewer(): (
  known: ServerInventory,
  pending: readonly InventoryOperation[],
) => Inventory {
  let server:
    | {
        readonly known: ServerInventory;
        readonly inventory: Inventory;
        /** Edits that it includes. */
        readonly applied: ReadonlySet<string>;
      }
    | undefined;
  let last:
    | {
        readonly server: Inventory;
        readonly edits: readonly InventoryChange[];
        readonly inventory: Inventory;
      }
    | undefined;
  return (known, pending) => {
    if (server?.known !== known) {
      const applied = new Set(known.buckets.flatMap((bucket) => bucket.applied));
      server = { known, inventory: inventoryIn(known), applied };
    }
    const { inventory, applied } = server;
    const edits = pending.filter(({ id }) => !applied.has(id)).map(({ change }) => change);
    const isSame =
      last?.server === inventory &&
      last.edits.length === edits.length &&
      last.edits.every((edit, index) => edit === edits[index]);
    if (!last || !isSame)
      last = {
        server: inventory,
        edits,
        inventory: edits.reduce(applyInventoryChange, inventory),
      };
    return last.inventory;
  };
}
