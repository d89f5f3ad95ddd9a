import type { searchWins } from "../en/search-wins";
import type { Translated } from "../message-area";

export const messages: Translated<typeof searchWins> = {
  "search.win-share": {
    one: "Dans {count} deck vainqueur des deux dernières années ({share}) ; {before} les deux années d’avant",
    other:
      "Dans {count} decks vainqueurs des deux dernières années ({share}) ; {before} les deux années d’avant",
  },
  "search.wins-failed":
    "Les decks vainqueurs n’ont pas pu être chargés ; les cartes gardent leur ordre habituel.",
  "search.wins-none": "Il n’y a pas de vrais decks vainqueurs ici ; les cartes gardent leur ordre habituel.",
};
