import type { cardEvidence } from "../en/card-evidence";
import type { Translated } from "../message-area";

export const messages: Translated<typeof cardEvidence> = {
  "evidence.none": "Aucun tournoi n’a encore été gagné avec cette carte.",
  "evidence.decks": { one: "Dans {count} deck vainqueur.", other: "Dans {count} decks vainqueurs." },
  "evidence.few": "Trop peu de decks pour que les parts ci-dessous soient parlantes.",
  "evidence.recent": {
    one: "Deux dernières années : {count} sur {of} ({share}) ; les deux précédentes : {before}.",
    other: "Deux dernières années : {count} sur {of} ({share}) ; les deux précédentes : {before}.",
  },
  "evidence.copies": "Exemplaires dans les decks vainqueurs",
  "evidence.with-copies": {
    one: "Decks avec exactement {count} exemplaire",
    other: "Decks avec exactement {count} exemplaires",
  },
  "evidence.played-with": "Jouée avec",
  "evidence.newest": "Decks vainqueurs les plus récents",
};
