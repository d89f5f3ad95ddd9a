import { messageArea } from "../message-area";

/** Comparing two decks. */
export const deckCompare = messageArea("deck-compare", {
  "deck-compare.title": "Compare decks",
  "deck-compare.left": "Left deck",
  "deck-compare.right": "Right deck",
  "deck-compare.choose-left": "Choose a deck for the left side",
  "deck-compare.choose-right": "Choose a deck for the right side",
  "deck-compare.address": "Deck ID or URL",
  "deck-compare.address-wrong": "This is not a deck ID or URL.",
  "deck-compare.open": "Show",
  "deck-compare.none": "No deck chosen yet.",
  "deck-compare.edited": "Your deck: quantities are editable.",
  "deck-compare.other": "Another deck",
  "deck-compare.swap": "Swap sides",
  "deck-compare.cards": "Cards shown",
  "deck-compare.all": "All cards",
  "deck-compare.different": "Differences only",
  "deck-compare.missing": "Missing on the left ({count})",
  "deck-compare.count": { one: "{count} card differs.", other: "{count} cards differ." },
  "deck-compare.same": "Both decks play the same cards.",
  "deck-compare.none-missing": "The left deck has every card of the right one.",
  "deck-compare.copy-difference": "Copy the difference",
  "deck-compare.copy-missing": "Copy the missing cards",
  "deck-compare.proxies": "Proxies of the missing cards",
  "deck-compare.copy-failed": "Could not copy",
  "deck-compare.from-to": "{name}: from {from} to {to}",
});
