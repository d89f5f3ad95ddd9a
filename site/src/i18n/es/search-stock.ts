import type { searchStock } from "../en/search-stock";
import type { Translated } from "../message-area";

export const messages: Translated<typeof searchStock> = {
  "search.stock": "Tienes {owned}; los mazos usan {used}",
  "search.stock-short": "Tienes {owned}; los mazos usan {used}; faltan {missing}",
};
