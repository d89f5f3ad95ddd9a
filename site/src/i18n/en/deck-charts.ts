import { messageArea } from "../message-area";

/** Charts of a deck. */
export const deckCharts = messageArea("deck-charts", {
  "deck-charts.type": "Type",
  "deck-charts.cards": "Cards",
  "deck-charts.costs": "By cost",
  "deck-charts.cost": "Cost",
  "deck-charts.blood": "Blood",
  "deck-charts.pool": "Pool",
  "deck-charts.free": "Free",
  "deck-charts.disciplines": "Disciplines needed and present",
  "deck-charts.discipline": "Discipline",
  "deck-charts.needed": "Library cards",
  "deck-charts.present": "In the crypt",
  "deck-charts.superior": "Supe\u00ADrior",
  "deck-charts.capacities": "By capacity",
  "deck-charts.capacity": "Capacity",
  "deck-charts.turns": "Expected turn of the vampires",
  "deck-charts.turns-lead": "Of the four drawn first, the cheapest first, with all transfers spent on them.",
  "deck-charts.vampires": "Vampires",
  "deck-charts.transfers": "Transfers",
  "deck-charts.seat": "Player",
});
