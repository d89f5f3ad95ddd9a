import type { deckCompare as english } from "../en/deck-compare";
import type { Message } from "../message";

export const deckCompare: Record<keyof typeof english, Message> = {
  "deck-compare.title": "Comparer des decks",
  "deck-compare.left": "Deck de gauche",
  "deck-compare.right": "Deck de droite",
  "deck-compare.choose-left": "Choisir un deck pour la gauche",
  "deck-compare.choose-right": "Choisir un deck pour la droite",
  "deck-compare.address": "Identifiant ou adresse d’un deck",
  "deck-compare.address-wrong": "Ce n’est ni l’identifiant ni l’adresse d’un deck.",
  "deck-compare.open": "Afficher",
  "deck-compare.none": "Aucun deck n’est encore choisi.",
  "deck-compare.edited": "Il est à vous : ses exemplaires se changent ici.",
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
