import { messageArea } from "../message-area";

/** The tournament that a deck has won, on its page. */
export const archiveWin = messageArea("archive-win", {
  "archive.rounds": "Rounds {rounds}",
  "archive.days": "{first} to {last}",
  "archive.comments": { one: "Notes on {count} card", other: "Notes on {count} cards" },
  "archive.record": "Event record",
});
