import { messageArea } from "../message-area";

/** Shares of winning decks beside the results. */
export const searchWins = messageArea("search-wins", {
  "search.win-share": {
    one: "In {count} winning deck of the last two years ({share}); {before} in the two years before",
    other: "In {count} winning decks of the last two years ({share}); {before} in the two years before",
  },
  "search.wins-failed": "The winning decks could not be loaded, so the cards are in their usual order.",
  "search.wins-none": "There are no real winning decks here, so the cards are in their usual order.",
});
