import { messageArea } from "../message-area";

/** What the inventory has of a deck. */
export const deckInventory = messageArea("deck-inventory", {
  "deck-inventory.title": "Inventory",
  "deck-inventory.type-virtual": "Virtual",
  "deck-inventory.type-flexible": "Flexible",
  "deck-inventory.type-fixed": "Fixed",
  "deck-inventory.type-button": "{type}: how this deck uses the inventory. Switch to {next}",
  "deck-inventory.unmarked": "{name}: {type}, like the deck. Switch to {next}",
  "deck-inventory.marked": "{name}: {type}, unlike the deck. Switch to {next}",
  "deck-inventory.short-card": "Too few: {owned} of {copies} copies owned",
  "deck-inventory.scarce-card": "Not enough for all decks: {owned} owned, {need} needed",
  "deck-inventory.in-fixed": "In fixed decks: {decks}",
  "deck-inventory.in-flexible": "In flexible decks: {decks}",
  "deck-inventory.owned": "Owned: {owned} of {total} ({percent%})",
  "deck-inventory.owned-unknown": "Owned: … of {total}",
  "deck-inventory.short": "Cards with too few copies: {count}",
  "deck-inventory.scarce": "Cards that other decks need, too: {count}",
  "deck-inventory.tied-up": "Copies held by fixed decks: {count}",
  "deck-inventory.complete": "Times it could be built: {count}",
  "deck-inventory.failed": "The inventory could not be loaded.",
  "deck-inventory.missing-of": "Missing cards for {name}",
  "deck-inventory.missing-copies": {
    one: "{count} copy is missing.",
    other: "{count} copies are missing.",
  },
  "deck-inventory.nothing-missing": "No card is missing.",
});
