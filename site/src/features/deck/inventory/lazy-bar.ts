import { lazyPart } from "../../../lazy/lazy-part";
import { loadPart } from "../../../lazy/load-screen";

// Fetched with the first deck that is shown in inventory mode.
export const InventoryBar = lazyPart(
  loadPart(
    "deck-inventory",
    () => import("./inventory-bar"),
    (module) => module.InventoryBar,
  ),
);
