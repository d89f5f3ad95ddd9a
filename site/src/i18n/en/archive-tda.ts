import { messageArea } from "../message-area";

/** Tournaments. */
export const archiveTda = messageArea("archive-tda", {
  "archive.place-field": "Place",
  "archive.worst": "Worst",
  "archive.best": "Best",
  "archive.decks": "Decks",
  "archive.playstyle": "Playstyle",
  "archive.decks-n": "{count} ({percent%})",
  "archive.clans": "Clans",
  "archive.multi": "Multi",
  "archive.dot-lead": "Point at a dot or focus it to see whose deck it is; a click opens it.",
  "archive.chart-lead":
    "Each dot is a deck, from first place on the left to last on the right; larger = stronger style. The line is the median place of the reported decks; decks found by the search are red.",
  "archive.where": "Location",
  "archive.when": "Date",
  "archive.rounds-field": "Rounds",
  "archive.rounds-final": "{count} rounds + final",
  "archive.reported": "Reported decks",
  "archive.reported-n": "{count} ({percent%}), median place {median}",
  "archive.matches": "Matches",
  "archive.matches-n": "{count} (each {gw} GW, {vp} VP)",
  "archive.scores": "Scores",
  "archive.scores-n": "{gw} GW + {vp} VP (median per player {medianGw} GW + {medianVp} VP)",
  "archive.close-event": "Close event",
  "archive.no-event": "NO DATA AVAILABLE FOR EVENT #{id}",
  "archive.tda-lead":
    "All decks of a tournament, not only the winner. Organizers: collect the lists and submit them with your tournament workbook.",
  "archive.decks-of-players": "{decks} decks from {players} players",
  "archive.sample-mark": "Sample",
});
