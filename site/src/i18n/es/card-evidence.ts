import type { cardEvidence } from "../en/card-evidence";
import type { Translated } from "../message-area";

export const messages: Translated<typeof cardEvidence> = {
  "evidence.none": "Aún no se ha ganado ningún torneo con esta carta.",
  "evidence.decks": { one: "En {count} mazo ganador.", other: "En {count} mazos ganadores." },
  "evidence.few": "Muy pocos mazos para que las partes de abajo digan mucho.",
  "evidence.recent": {
    one: "Últimos dos años: {count} de {of} ({share}); los dos anteriores: {before}.",
    other: "Últimos dos años: {count} de {of} ({share}); los dos anteriores: {before}.",
  },
  "evidence.copies": "Ejemplares en mazos ganadores",
  "evidence.with-copies": {
    one: "Mazos con exactamente {count} ejemplar",
    other: "Mazos con exactamente {count} ejemplares",
  },
  "evidence.played-with": "Se juega con",
  "evidence.newest": "Mazos ganadores más recientes",
};
