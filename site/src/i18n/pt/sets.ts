import type { sets } from "../en/sets";
import type { Translated } from "../message-area";

export const messages: Translated<typeof sets> = {
  "sets.released": "Lançada em {day}",
  "sets.counts": "{crypt} cartas de cripta e {library} de biblioteca",
  "sets.all": "Todas as coleções",
  "sets.search-crypt": "Buscar nas cartas de cripta",
  "sets.search-library": "Buscar nas cartas de biblioteca",
  "sets.precons": "Decks pré-construídos",
  "sets.unknown": "Nenhuma coleção com este código",
};
