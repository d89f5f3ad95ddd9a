import type { deckCharts } from "../en/deck-charts";
import type { Translated } from "../message-area";

export const messages: Translated<typeof deckCharts> = {
  "deck-charts.type": "Type",
  "deck-charts.cards": "Cartes",
  "deck-charts.costs": "Par coût",
  "deck-charts.cost": "Coût",
  "deck-charts.blood": "Sang",
  "deck-charts.pool": "Réserve",
  "deck-charts.free": "Gratuites",
  "deck-charts.disciplines": "Disciplines requises et présentes",
  "deck-charts.discipline": "Discipline",
  "deck-charts.needed": "Cartes de biblio\u00ADthèque",
  "deck-charts.present": "Dans la crypte",
  "deck-charts.superior": "Supé\u00ADrieur",
  "deck-charts.capacities": "Par capacité",
  "deck-charts.capacity": "Capacité",
  "deck-charts.turns": "Tour prévu des vampires",
  "deck-charts.turns-lead":
    "Des quatre premiers piochés, les moins chers d’abord, tous les transferts pour eux.",
  "deck-charts.vampires": "Vampires",
  "deck-charts.transfers": "Transferts",
  "deck-charts.seat": "Joueur",
};
