import type { archiveInventory } from "../en/archive-inventory";
import type { Translated } from "../message-area";

export const messages: Translated<typeof archiveInventory> = {
  "archive.owned-crypt": "Cripta no inventário",
  "archive.owned-library": "Biblioteca no inventário",
  "archive.owned-least": "{share} ou mais",
  "archive.scaling": "Escalar para",
  "archive.unscaled": "Biblioteca inteira",
  "archive.scaled": "{size} cartas",
};
