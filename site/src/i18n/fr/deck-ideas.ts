import type { deckIdeas } from "../en/deck-ideas";
import type { Translated } from "../message-area";

export const messages: Translated<typeof deckIdeas> = {
  "deck-ideas.title": "Idées de cartes",
  "deck-ideas.again": "Redemander pour le deck actuel",
  "deck-ideas.offline": "HORS LIGNE : les idées de cartes viennent du serveur.",
  "deck-ideas.throttled": "Trop de requêtes. Réessayez dans une heure.",
  "deck-ideas.no-crypt": "Aucune idée pour la crypte.",
  "deck-ideas.no-library": "Aucune idée pour la bibliothèque.",
  "deck-ideas.staples": "Le deck est vide : voici les cartes les plus jouées.",
  "deck-ideas.products":
    "Ce site n’a pas de decks vainqueurs : les idées viennent de decks préconstruits, sans pourcentages.",
  "deck-ideas.unknown": {
    one: "{count} carte du deck est inconnue et a été ignorée.",
    other: "{count} cartes du deck sont inconnues et ont été ignorées.",
  },
  "deck-ideas.peers-both": "Dans {percent%} des decks {clan} avec {discipline} (sur {count} vainqueurs)",
  "deck-ideas.peers-clan": "Dans {percent%} des decks {clan} (sur {count} vainqueurs)",
  "deck-ideas.peers-discipline": "Dans {percent%} des decks avec {discipline} (sur {count} vainqueurs)",
  "deck-ideas.peers-all": "Dans {percent%} de tous les decks (sur {count} vainqueurs)",
  "deck-ideas.similar": {
    one: "Dans {count} des {of} decks vainqueurs les plus proches",
    other: "Dans {count} des {of} decks vainqueurs les plus proches",
  },
  "deck-ideas.beside": "Souvent jouée avec {names}",
  "deck-ideas.fits-both": "Va avec {clan} et {discipline}",
  "deck-ideas.fits-clan": "Va avec {clan}",
  "deck-ideas.fits-discipline": "Va avec {discipline}",
  "deck-ideas.fits-all": "Jouable avec cette crypte",
  "deck-ideas.staple": "Populaire",
  "deck-ideas.usual": {
    one: "d’habitude {count} exemplaire",
    other: "d’habitude {count} exemplaires",
  },
  "deck-ideas.add": "Ajouter {count}",
  "deck-ideas.add-name": "Ajouter {count} {name}",
  "deck-ideas.take-out": "Retirer",
  "deck-ideas.evidence": {
    one: "{count} deck vainqueur ressemble à celui-ci. Combien de ces decks jouent chaque carte, et en combien d’exemplaires le plus souvent :",
    other:
      "{count} decks vainqueurs ressemblent à celui-ci. Combien d’entre eux jouent chaque carte, et en combien d’exemplaires le plus souvent :",
  },
  "deck-ideas.evidence-few": "Données insuffisantes : trop peu de decks vainqueurs ressemblent à celui-ci.",
  "deck-ideas.evidence-none": "Données insuffisantes : ce site n’a pas de decks vainqueurs.",
  "deck-ideas.card": "Carte",
  "deck-ideas.here": "Ici",
  "deck-ideas.playing": "La jouent",
  "deck-ideas.copies": "Exemplaires",
  "deck-ideas.share": "{percent%} ({playing} sur {decks})",
  "deck-ideas.mark-rare": "rarement jouée",
  "deck-ideas.mark-more": "plus que d’habitude",
  "deck-ideas.mark-fewer": "moins que d’habitude",
};
