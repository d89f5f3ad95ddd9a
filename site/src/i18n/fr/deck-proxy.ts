import type { deckProxy } from "../en/deck-proxy";
import type { Translated } from "../message-area";

export const messages: Translated<typeof deckProxy> = {
  "deck-proxy.title": "Créer un PDF de proxies",
  "deck-proxy.paper": "Papier",
  "deck-proxy.paper-a4": "A4",
  "deck-proxy.paper-letter": "Letter (US)",
  "deck-proxy.gaps": "Interstices entre les cartes",
  "deck-proxy.gaps-gray": "Interstices gris",
  "deck-proxy.gaps-white": "Interstices blancs",
  "deck-proxy.faces": "Imprimer en",
  "deck-proxy.faces-picture": "Images",
  "deck-proxy.faces-text": "Cartes texte",
  "deck-proxy.no-pictures": "Ce site n’a pas d’images de cartes : des cartes texte sont imprimées.",
  "deck-proxy.all": "Tout sélectionner",
  "deck-proxy.none": "Tout désélectionner",
  "deck-proxy.add-missing": "Ajouter ce qui manque à l’inventaire",
  "deck-proxy.none-missing": "L’inventaire a tous les exemplaires.",
  "deck-proxy.still-missing": "Manquent encore : {count}",
  "deck-proxy.count": "Cartes : {cards}, pages : {pages}",
  "deck-proxy.usual-set": "Image par défaut",
  "deck-proxy.set-of": "Extension de {name}",
  "deck-proxy.create": "Créer le PDF",
  "deck-proxy.progress": "{done} cartes sur {total}",
  "deck-proxy.saved": "Enregistré : {name}",
  "deck-proxy.failed": "ERREUR : le PDF n’a pas pu être créé.",
  "deck-proxy.missing-part":
    "La partie du site qui crée les PDF n’est pas encore sur cet appareil. Passez en ligne une fois et réessayez.",
  "deck-proxy.cancelled": "Annulé. Rien n’a été enregistré.",
  "deck-proxy.without": {
    one: "{count} carte n’a pas d’image : sa carte texte a été utilisée.",
    other: "{count} cartes n’ont pas d’image : leurs cartes texte ont été utilisées.",
  },
};
