import type { titles } from "../en/titles";
import type { Translated } from "../message-area";

export const messages: Translated<typeof titles> = {
  "titles.compare": "Comparar mazos",
  "titles.review": "Propuesta de cambios",
  "titles.meta": "Qué gana",
  "titles.hall-of-fame-tournaments": "Salón de la fama: torneos",
  "titles.hall-of-fame-cards": "Salón de la fama: cartas",
  "titles.history": "Historia de las cartas",
  "titles.check": "Comprobar un informe",
  "titles.sets": "Colecciones",
  "titles.changelog": "Historial de cambios",
  "titles.data": "Datos y API",
  "titles.documentation": "Documentación",
  "titles.changes": "Cambios de cartas",
};
