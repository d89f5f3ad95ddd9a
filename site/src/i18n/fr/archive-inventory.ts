import type { archiveInventory } from "../en/archive-inventory";
import type { Translated } from "../message-area";

export const messages: Translated<typeof archiveInventory> = {
  "archive.owned-crypt": "Crypte possédée",
  "archive.owned-library": "Bibliothèque possédée",
  "archive.owned-least": "{share} ou plus",
  "archive.scaling": "Ramener à",
  "archive.unscaled": "Bibliothèque entière",
  "archive.scaled": "{size} cartes",
};
