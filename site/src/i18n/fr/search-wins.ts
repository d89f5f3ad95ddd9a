import type { searchWins } from "../en/search-wins";
import type { Translated } from "../message-area";

export const messages: Translated<typeof searchWins> = {
  "search.win-share": {
    one: "Dans {count} deck vainqueur des deux dernières années ({share}) ; {before} les deux années d’avant",
    other:
      "Dans {count} decks vainqueurs des deux dernières années ({share}) ; {before} les deux années d’avant",
  },
};
