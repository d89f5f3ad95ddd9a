import { messageArea } from "../message-area";

/** Titles of pages that the navigation does not name. */
export const titles = messageArea("titles", {
  "titles.compare": "Compare decks",
  "titles.review": "Review",
  "titles.meta": "What wins",
  "titles.hall-of-fame-tournaments": "Hall of fame: tournaments",
  "titles.hall-of-fame-cards": "Hall of fame: cards",
  "titles.history": "Card history",
  "titles.check": "Check a report",
  "titles.sets": "Sets",
  "titles.changelog": "Changelog",
  "titles.data": "Data and API",
  "titles.documentation": "Documentation",
  "titles.changes": "Card changes",
});
