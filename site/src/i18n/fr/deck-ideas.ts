import type { deckIdeas as english } from "../en/deck-ideas";
import type { Message } from "../message";

export const deckIdeas: Record<keyof typeof english, Message> = {
  "deck-ideas.title": "Idées de cartes",
  "deck-ideas.again": "Demander à nouveau pour le deck tel qu’il est maintenant",
  "deck-ideas.offline": "HORS LIGNE : les idées de cartes viennent du serveur.",
  "deck-ideas.throttled": "Trop de demandes. Réessayez dans une heure.",
  "deck-ideas.no-crypt": "Aucune idée pour la crypte.",
  "deck-ideas.no-library": "Aucune idée pour la bibliothèque.",
  "deck-ideas.staples": "Le deck est vide : voici les cartes les plus jouées.",
  "deck-ideas.products":
    "Il n’y a pas de decks vainqueurs sur ce site : les idées viennent des decks préconstruits, sans pourcentages.",
  "deck-ideas.unknown": {
    one: "{count} carte du deck n’est pas connue ici ; elle a été laissée de côté.",
    other: "{count} cartes du deck ne sont pas connues ici ; elles ont été laissées de côté.",
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
  "deck-ideas.fits-all": "Va avec la crypte selon les règles",
  "deck-ideas.staple": "Très jouée",
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
  "deck-ideas.evidence-few": "Trop peu de decks vainqueurs ressemblent à celui-ci : rien ne peut être dit.",
  "deck-ideas.evidence-none": "Il n’y a pas de decks vainqueurs sur ce site : rien ne peut être dit.",
  "deck-ideas.card": "Carte",
  "deck-ideas.here": "Ici",
  "deck-ideas.playing": "La jouent",
  "deck-ideas.copies": "Exemplaires",
  "deck-ideas.share": "{percent%} ({playing} sur {decks})",
  "deck-ideas.mark-rare": "presque jamais jouée",
  "deck-ideas.mark-more": "plus que d’habitude",
  "deck-ideas.mark-fewer": "moins que d’habitude",
};
