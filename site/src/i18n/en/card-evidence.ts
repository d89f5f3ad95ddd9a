import { messageArea } from "../message-area";

/** What the winning decks say about one card. */
export const cardEvidence = messageArea("card-evidence", {
  "evidence.none": "No tournament has been won with this card yet.",
  "evidence.decks": { one: "In {count} winning deck.", other: "In {count} winning decks." },
  "evidence.few": "Too few decks for the shares below to say much.",
  "evidence.recent": {
    one: "Last two years: {count} of {of} ({share}); the two years before: {before}.",
    other: "Last two years: {count} of {of} ({share}); the two years before: {before}.",
  },
  "evidence.copies": "Copies in winning decks",
  "evidence.with-copies": {
    one: "Decks with exactly {count} copy",
    other: "Decks with exactly {count} copies",
  },
  "evidence.played-with": "Played with",
  "evidence.newest": "Newest winning decks",
});
