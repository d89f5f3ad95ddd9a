import { messageArea } from "../message-area";

/** Copies in the inventory, beside the results. */
export const searchStock = messageArea("search-stock", {
  "search.stock": "{owned} owned, {used} used by decks",
  "search.stock-short": "{owned} owned, {used} used by decks, {missing} missing",
});
