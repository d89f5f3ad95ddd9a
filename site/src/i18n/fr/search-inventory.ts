import type { searchInventory } from "../en/search-inventory";
import type { Translated } from "../message-area";

export const messages: Translated<typeof searchInventory> = {
  "search.inventory": "Inventaire",
  "search.inventory-in": "Dans l’inventaire",
  "search.inventory-missing": "Manquantes",
  "problem.not-available.inventory":
    "On peut chercher dans l’inventaire quand vous êtes connecté et que le mode inventaire est actif.",
  "phrase.inventory.in": "dans mon inventaire",
  "phrase.inventory.missing": "absente de mon inventaire",
};
