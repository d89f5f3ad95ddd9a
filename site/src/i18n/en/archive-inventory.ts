import { messageArea } from "../message-area";

/** The filter of archives for decks that the user owns. */
export const archiveInventory = messageArea("archive-inventory", {
  "archive.owned-crypt": "Crypt owned",
  "archive.owned-library": "Library owned",
  "archive.owned-least": "{share} or more",
  "archive.scaling": "Scale to",
  "archive.unscaled": "Whole library",
  "archive.scaled": "{size} cards",
});
