import type { deckProxy as english } from "../en/deck-proxy";
import type { Message } from "../message";

export const deckProxy: Record<keyof typeof english, Message> = {
  "deck-proxy.title": "Créer un PDF de proxies",
  "deck-proxy.paper": "Papier",
  "deck-proxy.paper-a4": "A4",
  "deck-proxy.paper-letter": "Letter (US)",
  "deck-proxy.gaps": "Entre les cartes",
  "deck-proxy.gaps-gray": "Interstices gris",
  "deck-proxy.gaps-white": "Interstices blancs",
  "deck-proxy.faces": "Ce qui est imprimé",
  "deck-proxy.faces-picture": "Images",
  "deck-proxy.faces-text": "Cartes de texte",
  "deck-proxy.no-pictures": "Ce site n’a pas d’images de cartes : des cartes de texte sont imprimées.",
  "deck-proxy.all": "Tout sélectionner",
  "deck-proxy.none": "Tout désélectionner",
  "deck-proxy.count": "Cartes : {cards}, pages : {pages}",
  "deck-proxy.usual-set": "Image habituelle",
  "deck-proxy.set-of": "Extension de {name}",
  "deck-proxy.create": "Créer le PDF",
  "deck-proxy.progress": "{done} cartes sur {total}",
  "deck-proxy.saved": "Enregistré : {name}",
  "deck-proxy.failed": "ERREUR : il n’y a pas de PDF.",
  "deck-proxy.missing-part":
    "La partie du site qui écrit les PDF n’est pas encore sur cet appareil. Connectez-vous une fois au réseau et réessayez.",
  "deck-proxy.cancelled": "Annulé. Rien n’a été enregistré.",
  "deck-proxy.without": {
    one: "{count} carte n’avait pas d’image : sa carte de texte la remplace.",
    other: "{count} cartes n’avaient pas d’image : leurs cartes de texte les remplacent.",
  },
};
