import type { cardSearch } from "../en/card-search";
import type { Translated } from "../message-area";

export const messages: Translated<typeof cardSearch> = {
  "card.loadFailed": "La carte n’a pas pu être chargée.",
  "card.search.title": "Cartes",
  "card.search.label": "Nom de la carte",
  "card.search.placeholder": "Saisir le nom de la carte",
  "card.search.found": { one: "{count} carte trouvée", other: "{count} cartes trouvées" },
  "card.search.none": "Aucune carte de ce nom.",
  "card.search.didYouMean": "Vouliez-vous dire",
  "card.recent": "Vues récemment",
  "card.search.hint": "Saisissez un nom, une partie du nom ou ses initiales, ou tirez une carte au hasard.",
  "card.random.crypt": "Carte de crypte au hasard",
  "card.random.library": "Carte de bibliothèque au hasard",
  "card.random.cryptShort": "Crypte",
  "card.random.libraryShort": "Bibliothèque",
};
