import type { searchCompare } from "../en/search-compare";
import type { Translated } from "../message-area";

export const messages: Translated<typeof searchCompare> = {
  "search.compare": { one: "{count} carte comparée", other: "{count} cartes comparées" },
  "search.compared-cards": "Cartes comparées",
  "search.unpin-all": "Effacer la comparaison",
};
