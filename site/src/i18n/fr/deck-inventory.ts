import type { deckInventory } from "../en/deck-inventory";
import type { Translated } from "../message-area";

export const messages: Translated<typeof deckInventory> = {
  "deck-inventory.title": "Inventaire",
  "deck-inventory.type-virtual": "Virtuel",
  "deck-inventory.type-flexible": "Flexible",
  "deck-inventory.type-fixed": "Fixe",
  "deck-inventory.type-button": "{type} : comment ce deck utilise l’inventaire. Passer à {next}",
  "deck-inventory.unmarked": "{name} : {type}, comme le deck. Passer à {next}",
  "deck-inventory.marked": "{name} : {type}, contrairement au deck. Passer à {next}",
  "deck-inventory.short-card": "Pas assez d’exemplaires : {owned} possédés sur {copies}",
  "deck-inventory.scarce-card": "Pas assez pour tous les decks : {owned} possédés, {need} nécessaires",
  "deck-inventory.in-fixed": "Dans des decks fixes : {decks}",
  "deck-inventory.in-flexible": "Dans des decks flexibles : {decks}",
  "deck-inventory.owned": "Possédées : {owned} sur {total} ({percent%})",
  "deck-inventory.owned-unknown": "Possédées : … sur {total}",
  "deck-inventory.short": "Cartes en nombre insuffisant : {count}",
  "deck-inventory.scarce": "Cartes nécessaires à d’autres decks aussi : {count}",
  "deck-inventory.tied-up": "Exemplaires dans des decks fixes : {count}",
  "deck-inventory.complete": "Constructible (nombre de fois) : {count}",
  "deck-inventory.failed": "L’inventaire n’a pas pu être chargé.",
  "deck-inventory.missing-of": "Cartes manquantes pour {name}",
  "deck-inventory.missing-copies": {
    one: "Il manque {count} exemplaire.",
    other: "Il manque {count} exemplaires.",
  },
  "deck-inventory.nothing-missing": "Aucune carte ne manque.",
};
