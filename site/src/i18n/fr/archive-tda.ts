import type { archiveTda } from "../en/archive-tda";
import type { Translated } from "../message-area";

export const messages: Translated<typeof archiveTda> = {
  "archive.place-field": "Place",
  "archive.worst": "La pire",
  "archive.best": "La meilleure",
  "archive.decks": "Decks",
  "archive.playstyle": "Style de jeu",
  "archive.decks-n": "{count} ({percent%})",
  "archive.clans": "Clans",
  "archive.multi": "Plusieurs",
  "archive.dot-lead": "Survolez ou ciblez un point pour voir à qui est le deck ; un clic l’ouvre.",
  "archive.chart-lead":
    "Chaque point est un deck, de la première place à gauche à la dernière à droite ; plus grand = style plus fort. La ligne est la place médiane des decks remis ; ceux que trouve la recherche sont rouges.",
  "archive.where": "Lieu",
  "archive.when": "Date",
  "archive.rounds-field": "Rondes",
  "archive.rounds-final": "{count} rondes + finale",
  "archive.reported": "Decks remis",
  "archive.reported-n": "{count} ({percent%}), place médiane {median}",
  "archive.matches": "Parties",
  "archive.matches-n": "{count} (chacune {gw} GW, {vp} VP)",
  "archive.scores": "Scores",
  "archive.scores-n": "{gw} GW + {vp} VP (médiane par joueur {medianGw} GW + {medianVp} VP)",
  "archive.close-event": "Fermer le tournoi",
  "archive.no-event": "AUCUNE DONNÉE POUR LE TOURNOI #{id}",
  "archive.tda-lead":
    "Tous les decks d’un tournoi, pas seulement le vainqueur. Organisateurs : recueillez les listes et envoyez-les avec le classeur du tournoi.",
  "archive.decks-of-players": "{decks} decks de {players} joueurs",
  "archive.sample-mark": "Exemple",
};
