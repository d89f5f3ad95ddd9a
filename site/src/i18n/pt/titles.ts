import type { titles } from "../en/titles";
import type { Translated } from "../message-area";

export const messages: Translated<typeof titles> = {
  "titles.compare": "Comparar decks",
  "titles.review": "Proposta de alterações",
  "titles.meta": "O que vence",
  "titles.hall-of-fame-tournaments": "Galeria da fama: torneios",
  "titles.hall-of-fame-cards": "Galeria da fama: cartas",
  "titles.history": "História das cartas",
  "titles.check": "Verificar um relatório",
  "titles.sets": "Coleções",
  "titles.changelog": "Registro de alterações",
  "titles.data": "Dados e API",
  "titles.documentation": "Ajuda",
  "titles.changes": "Alterações de cartas",
};
