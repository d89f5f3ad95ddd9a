import { messageArea } from "../message-area";

/** Searches of cards with the inventory. */
export const searchInventory = messageArea("search-inventory", {
  "search.inventory": "Inventory",
  "search.inventory-in": "In inventory",
  "search.inventory-missing": "Missing",
  "problem.not-available.inventory":
    "The inventory can be searched when you are logged in and inventory mode is on.",
  "phrase.inventory.in": "in my inventory",
  "phrase.inventory.missing": "missing in my inventory",
});
