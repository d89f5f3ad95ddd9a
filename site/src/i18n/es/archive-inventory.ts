import type { archiveInventory } from "../en/archive-inventory";
import type { Translated } from "../message-area";

export const messages: Translated<typeof archiveInventory> = {
  "archive.owned-crypt": "Cripta en inventario",
  "archive.owned-library": "Biblioteca en inventario",
  "archive.owned-least": "{share} o más",
  "archive.scaling": "Escalar a",
  "archive.unscaled": "Biblioteca entera",
  "archive.scaled": "{size} cartas",
};
