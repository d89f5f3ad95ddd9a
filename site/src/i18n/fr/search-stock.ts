import type { searchStock } from "../en/search-stock";
import type { Translated } from "../message-area";

export const messages: Translated<typeof searchStock> = {
  "search.stock": "{owned} possédées, {used} dans des decks",
  "search.stock-short": "{owned} possédées, {used} dans des decks, {missing} manquantes",
};
