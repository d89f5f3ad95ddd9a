import type { cardSearch } from "../en/card-search";
import type { Translated } from "../message-area";

export const messages: Translated<typeof cardSearch> = {
  "card.loadFailed": "Não foi possível carregar a carta.",
  "card.search.title": "Cartas",
  "card.search.label": "Nome da carta",
  "card.search.placeholder": "Digite o nome da carta",
  "card.search.found": { one: "{count} carta encontrada", other: "{count} cartas encontradas" },
  "card.search.none": "Nenhuma carta com este nome.",
  "card.search.didYouMean": "Você quis dizer",
  "card.recent": "Vistas recentemente",
  "card.search.hint": "Digite um nome, uma parte dele ou as iniciais, ou sorteie uma carta.",
  "card.random.crypt": "Sortear carta da cripta",
  "card.random.library": "Sortear carta da biblioteca",
  "card.random.cryptShort": "Cripta",
  "card.random.libraryShort": "Biblioteca",
};
