import type { searchInventory } from "../en/search-inventory";
import type { Translated } from "../message-area";

export const messages: Translated<typeof searchInventory> = {
  "search.inventory": "Inventário",
  "search.inventory-in": "No inventário",
  "search.inventory-missing": "Faltam",
  "problem.not-available.inventory":
    "O inventário pode ser pesquisado quando você entrou na conta e o modo inventário está ativo.",
  "phrase.inventory.in": "no meu inventário",
  "phrase.inventory.missing": "faltam no meu inventário",
};
