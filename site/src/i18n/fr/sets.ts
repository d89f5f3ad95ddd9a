import type { sets } from "../en/sets";
import type { Translated } from "../message-area";

export const messages: Translated<typeof sets> = {
  "sets.released": "Parue le {day}",
  "sets.counts": "{crypt} cartes de crypte et {library} de bibliothèque",
  "sets.all": "Toutes les extensions",
  "sets.search-crypt": "Chercher dans ses cartes de crypte",
  "sets.search-library": "Chercher dans ses cartes de bibliothèque",
  "sets.precons": "Decks préconstruits",
  "sets.unknown": "Aucune extension avec ce code",
};
