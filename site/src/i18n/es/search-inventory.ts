import type { searchInventory } from "../en/search-inventory";
import type { Translated } from "../message-area";

export const messages: Translated<typeof searchInventory> = {
  "search.inventory": "Inventario",
  "search.inventory-in": "En inventario",
  "search.inventory-missing": "Faltan",
  "problem.not-available.inventory":
    "Se puede buscar en el inventario cuando has iniciado sesión y el modo inventario está activo.",
  "phrase.inventory.in": "en mi inventario",
  "phrase.inventory.missing": "faltan en mi inventario",
};
