import { messageArea } from "../message-area";

/** Decks that are searched for by their cards. */
export const archiveCopies = messageArea("archive-copies", {
  "archive.compare": "Compare",
  "archive.compare-own": "Compare with my deck",
});
