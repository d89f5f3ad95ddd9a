import type { InventorySaving } from "../inventory-store";

/** The server has every edit. */
export const SAVED: InventorySaving = {
  unsent: 0,
  connection: "open",
  safe: true,
  canUndo: false,
  canRedo: false,
  problems: [],
};
