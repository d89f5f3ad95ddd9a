import type { titles } from "../en/titles";
import type { Translated } from "../message-area";

export const messages: Translated<typeof titles> = {
  "titles.compare": "Comparer des decks",
  "titles.review": "Relecture",
  "titles.meta": "Ce qui gagne",
  "titles.hall-of-fame-tournaments": "Temple de la renommée : tournois",
  "titles.hall-of-fame-cards": "Temple de la renommée : cartes",
  "titles.history": "Histoire des cartes",
  "titles.check": "Vérifier un rapport",
  "titles.sets": "Extensions",
  "titles.changelog": "Journal des modifications",
  "titles.data": "Données et API",
  "titles.documentation": "Aide",
  "titles.changes": "Changements de cartes",
};
