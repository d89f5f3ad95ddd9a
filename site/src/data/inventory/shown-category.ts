import type { StockCategory } from "../../domain/inventory/stock-rows";
import { createPersistentStore } from "../stored-text";

/** Which cards the page of the inventory shows. */
export const shownCategory = createPersistentStore<StockCategory>("methuselah.inventory-category", {
  parse: (text) => (text === "owned" || text === "problems" ? text : "all"),
  print: (category) => category,
});
