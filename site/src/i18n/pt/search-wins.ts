import type { searchWins } from "../en/search-wins";
import type { Translated } from "../message-area";

export const messages: Translated<typeof searchWins> = {
  "search.win-share": {
    one: "Em {count} deck vencedor dos últimos dois anos ({share}); {before} nos dois anteriores",
    other: "Em {count} decks vencedores dos últimos dois anos ({share}); {before} nos dois anteriores",
  },
  "search.wins-failed": "Não foi possível carregar os decks vencedores; as cartas seguem a ordem habitual.",
  "search.wins-none": "Não há decks vencedores reais aqui; as cartas seguem a ordem habitual.",
};
