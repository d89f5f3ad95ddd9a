import { messageArea } from "../message-area";

/** Finding one card: the quick search, and cards by chance. */
export const cardSearch = messageArea("card-search", {
  "card.loadFailed": "The card could not be loaded.",
  "card.search.title": "Cards",
  "card.search.label": "Card name",
  "card.search.placeholder": "Enter card name",
  "card.search.found": { one: "{count} card found", other: "{count} cards found" },
  "card.search.none": "No card with this name.",
  "card.search.didYouMean": "Did you mean",
  "card.recent": "Recently viewed",
  "card.search.hint": "Type a name, part of it or its initials, or draw a random card.",
  "card.random.crypt": "Random crypt card",
  "card.random.library": "Random library card",
  "card.random.cryptShort": "Crypt",
  "card.random.libraryShort": "Library",
});
