import { messageArea } from "../message-area";

/** The pages of sets. */
export const sets = messageArea("sets", {
  "sets.released": "Released {day}",
  "sets.counts": "{crypt} crypt and {library} library cards",
  "sets.all": "All sets",
  "sets.search-crypt": "Search its crypt cards",
  "sets.search-library": "Search its library cards",
  "sets.precons": "Preconstructed decks",
  "sets.unknown": "No set with this code",
});
