import type { deckCharts } from "../en/deck-charts";
import type { Translated } from "../message-area";

export const messages: Translated<typeof deckCharts> = {
  "deck-charts.type": "Tipo",
  "deck-charts.cards": "Cartas",
  "deck-charts.costs": "Por coste",
  "deck-charts.cost": "Coste",
  "deck-charts.blood": "Sangre",
  "deck-charts.pool": "Reserva",
  "deck-charts.free": "Gratis",
  "deck-charts.disciplines": "Disciplinas necesarias y presentes",
  "deck-charts.discipline": "Disciplina",
  "deck-charts.needed": "Cartas de biblio\u00ADteca",
  "deck-charts.present": "En la cripta",
  "deck-charts.superior": "Supe\u00ADrior",
  "deck-charts.capacities": "Por capacidad",
  "deck-charts.capacity": "Capacidad",
  "deck-charts.turns": "Turno esperado de los vampiros",
  "deck-charts.turns-lead":
    "De los cuatro robados al inicio, los más baratos primero, con todas las transferencias en ellos.",
  "deck-charts.vampires": "Vampiros",
  "deck-charts.transfers": "Transfe\u00ADrencias",
  "deck-charts.seat": "Jugador",
};
