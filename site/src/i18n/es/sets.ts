import type { sets } from "../en/sets";
import type { Translated } from "../message-area";

export const messages: Translated<typeof sets> = {
  "sets.released": "Publicada el {day}",
  "sets.counts": "{crypt} cartas de cripta y {library} de biblioteca",
  "sets.all": "Todas las colecciones",
  "sets.search-crypt": "Buscar en sus cartas de cripta",
  "sets.search-library": "Buscar en sus cartas de biblioteca",
  "sets.precons": "Mazos preconstruidos",
  "sets.unknown": "Ninguna colección con este código",
};
