import type { deckCompare } from "../en/deck-compare";
import type { Translated } from "../message-area";

export const messages: Translated<typeof deckCompare> = {
  "deck-compare.title": "Comparer des decks",
  "deck-compare.left": "Deck de gauche",
  "deck-compare.right": "Deck de droite",
  "deck-compare.choose-left": "Choisir un deck pour la gauche",
  "deck-compare.choose-right": "Choisir un deck pour la droite",
  "deck-compare.address": "Identifiant ou URL d’un deck",
  "deck-compare.address-wrong": "Ce n’est ni un identifiant ni une URL de deck.",
  "deck-compare.open": "Afficher",
  "deck-compare.none": "Aucun deck choisi pour l’instant.",
  "deck-compare.edited": "Votre deck : les quantités sont modifiables.",
  "deck-compare.other": "Un autre deck",
  "deck-compare.swap": "Échanger les côtés",
  "deck-compare.cards": "Cartes affichées",
  "deck-compare.all": "Toutes les cartes",
  "deck-compare.different": "Différences seulement",
  "deck-compare.missing": "Manquantes à gauche ({count})",
  "deck-compare.count": { one: "{count} carte diffère.", other: "{count} cartes diffèrent." },
  "deck-compare.same": "Les deux decks jouent les mêmes cartes.",
  "deck-compare.none-missing": "Le deck de gauche a toutes les cartes de celui de droite.",
  "deck-compare.copy-difference": "Copier la différence",
  "deck-compare.copy-missing": "Copier les cartes manquantes",
  "deck-compare.proxies": "Proxies des cartes manquantes",
  "deck-compare.copy-failed": "Copie impossible",
  "deck-compare.from-to": "{name} : de {from} à {to}",
};
