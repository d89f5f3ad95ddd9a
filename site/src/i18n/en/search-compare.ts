import { messageArea } from "../message-area";

/** Cards compared above the results. */
export const searchCompare = messageArea("search-compare", {
  "search.compare": { one: "Comparing {count} card", other: "Comparing {count} cards" },
  "search.compared-cards": "Compared cards",
  "search.unpin-all": "Clear comparison",
});
