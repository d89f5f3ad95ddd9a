import type { searchWins } from "../en/search-wins";
import type { Translated } from "../message-area";

export const messages: Translated<typeof searchWins> = {
  "search.win-share": {
    one: "En {count} mazo ganador de los dos últimos años ({share}); {before} en los dos anteriores",
    other: "En {count} mazos ganadores de los dos últimos años ({share}); {before} en los dos anteriores",
  },
  "search.wins-failed": "No se pudieron cargar los mazos ganadores; las cartas siguen su orden habitual.",
  "search.wins-none": "Aquí no hay mazos ganadores reales; las cartas siguen su orden habitual.",
};
