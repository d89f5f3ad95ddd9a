import type { deckCharts } from "../en/deck-charts";
import type { Translated } from "../message-area";

export const messages: Translated<typeof deckCharts> = {
  "deck-charts.type": "Tipo",
  "deck-charts.cards": "Cartas",
  "deck-charts.costs": "Por custo",
  "deck-charts.cost": "Custo",
  "deck-charts.blood": "Sangue",
  "deck-charts.pool": "Recursos",
  "deck-charts.free": "Grátis",
  "deck-charts.disciplines": "Disciplinas necessárias e presentes",
  "deck-charts.discipline": "Disciplina",
  "deck-charts.needed": "Cartas de biblio\u00ADteca",
  "deck-charts.present": "Na cripta",
  "deck-charts.superior": "Supe\u00ADrior",
  "deck-charts.capacities": "Por capacidade",
  "deck-charts.capacity": "Capacidade",
  "deck-charts.turns": "Turno esperado dos vampiros",
  "deck-charts.turns-lead":
    "Dos quatro comprados no início, os mais baratos primeiro, com todas as transferências neles.",
  "deck-charts.vampires": "Vampiros",
  "deck-charts.transfers": "Transfe\u00ADrências",
  "deck-charts.seat": "Jogador",
};
