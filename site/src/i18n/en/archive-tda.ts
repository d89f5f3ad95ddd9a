import type { Message } from "../message";

/** Tournaments. */
export const archiveTda = {
  "archive.place-field": "Place",
  "archive.worst": "Worst",
  "archive.best": "Best",
  "archive.decks": "Decks",
  "archive.playstyle": "Playstyle",
  "archive.decks-n": "{count} ({percent%})",
  "archive.clans": "Clans",
  "archive.multi": "Multi",
  "archive.chart-lead":
    "Every dot is a deck, from the first place at the left to the last at the right; large where its style is strong. The line is the median place of the reported decks; decks found by the search are red.",
  "archive.where": "Place of the event",
  "archive.when": "Date",
  "archive.rounds-field": "Rounds",
  "archive.rounds-final": "{count} Rounds + Final",
  "archive.reported": "Reported decks",
  "archive.reported-n": "{count} ({percent%}), median place {median}",
  "archive.matches": "Matches",
  "archive.matches-n": "{count} (each {gw} GW, {vp} VP)",
  "archive.scores": "Scores",
  "archive.scores-n": "{gw} GW + {vp} VP (median per player {medianGw} GW + {medianVp} VP)",
  "archive.close-event": "Close Event",
  "archive.no-event": "NO DATA AVAILABLE FOR EVENT #{id}",
  "archive.tda-lead":
    "All decks of a tournament, not only the one that won. Organisers: collect the lists and hand them in together with your tournament workbook.",
  "archive.score": "{gw} GW, {vp} VP",
  "archive.decks-of-players": "{decks} decks of {players} players",
  "archive.sample-mark": "Sample",
} satisfies Record<string, Message>;
