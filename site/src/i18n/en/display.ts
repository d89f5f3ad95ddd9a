import type { Message } from "../message";

/** The dialogs of the frame: display choices and the map of keys. */
export const display = {
  "display.language": "Interface language",
  "display.card-language": "Card language",
  "display.show-image": "Show card pictures",
  "display.show-image-hint": "Off: every card is shown as text",
  "display.legacy-images": "Legacy pictures",
  "display.legacy-images-hint": "Older scans where there are any",
  "display.single-keys": "Single-key shortcuts",
  "display.single-keys-hint": "The keys /, ?, + and − without a modifier",
  "display.keys": "Keyboard shortcuts",
  "display.keys-everywhere": "Everywhere",
  "display.keys-lists": "In lists of cards",
  "display.keys-card": "On an open card",
  "display.keys-deck": "In your deck",
  "display.keys-copies": "One copy more or fewer of the card",
  "display.keys-undo": "Undo",
  "display.keys-redo": "Redo",
  "display.keys-quick": "Go to quick card search",
  "display.keys-map": "Show this list",
  "display.keys-rows": "Move between cards",
  "display.keys-open": "Open the card",
  "display.keys-neighbours": "Previous and next card",
  "display.keys-close": "Close",
  "display.theme": "Theme",
} satisfies Record<string, Message>;
