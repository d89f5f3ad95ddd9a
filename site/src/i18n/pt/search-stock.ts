import type { searchStock } from "../en/search-stock";
import type { Translated } from "../message-area";

export const messages: Translated<typeof searchStock> = {
  "search.stock": "Você tem {owned}; os decks usam {used}",
  "search.stock-short": "Você tem {owned}; os decks usam {used}; faltam {missing}",
};
