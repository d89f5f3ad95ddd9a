import { messageArea } from "../message-area";

/** Searches of cards that are legal in the visitor's own format. */
export const searchLegal = messageArea("search-legal", {
  "problem.not-available.legal.own":
    "You have no format of your own yet, so “legal in” is left out. Make one under “Language and display”, “Manage limited format”.",
});
