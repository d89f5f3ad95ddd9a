import type { cardSearch } from "../en/card-search";
import type { Translated } from "../message-area";

export const messages: Translated<typeof cardSearch> = {
  "card.loadFailed": "No se ha podido cargar la carta.",
  "card.search.title": "Cartas",
  "card.search.label": "Nombre de la carta",
  "card.search.placeholder": "Escribe el nombre de la carta",
  "card.search.found": { one: "{count} carta encontrada", other: "{count} cartas encontradas" },
  "card.search.none": "Ninguna carta tiene este nombre.",
  "card.search.didYouMean": "Quizás querías decir",
  "card.recent": "Vistas hace poco",
  "card.search.hint": "Escribe un nombre, una parte o sus iniciales, o saca una carta al azar.",
  "card.random.crypt": "Carta de cripta al azar",
  "card.random.library": "Carta de biblioteca al azar",
  "card.random.cryptShort": "Cripta",
  "card.random.libraryShort": "Biblioteca",
};
