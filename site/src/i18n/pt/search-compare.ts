import type { searchCompare } from "../en/search-compare";
import type { Translated } from "../message-area";

export const messages: Translated<typeof searchCompare> = {
  "search.compare": { one: "Comparando {count} carta", other: "Comparando {count} cartas" },
  "search.compared-cards": "Cartas comparadas",
  "search.unpin-all": "Limpar comparação",
};
