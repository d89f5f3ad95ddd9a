import type { Message } from "../message";

/** What is said where proxies are printed. */
export const deckProxy = {
  "deck-proxy.title": "Create PDF with Card Proxies",
  "deck-proxy.paper": "Paper",
  "deck-proxy.paper-a4": "A4",
  "deck-proxy.paper-letter": "Letter",
  "deck-proxy.gaps": "Between the cards",
  "deck-proxy.gaps-gray": "Gray gaps",
  "deck-proxy.gaps-white": "White gaps",
  "deck-proxy.faces": "What is printed",
  "deck-proxy.faces-picture": "Pictures",
  "deck-proxy.faces-text": "Text cards",
  "deck-proxy.no-pictures": "This site has no pictures of cards: text cards are printed.",
  "deck-proxy.all": "Select All",
  "deck-proxy.none": "Deselect All",
  "deck-proxy.count": "Cards: {cards}, pages: {pages}",
  "deck-proxy.usual-set": "Usual picture",
  "deck-proxy.set-of": "Set of {name}",
  "deck-proxy.create": "Create PDF",
  "deck-proxy.progress": "{done} of {total} cards",
  "deck-proxy.saved": "Saved: {name}",
  "deck-proxy.failed": "ERROR: there is no PDF.",
  "deck-proxy.missing-part":
    "The part of the site that writes PDFs is not on this device yet. Connect to the network once and try again.",
  "deck-proxy.cancelled": "Cancelled. Nothing was saved.",
  "deck-proxy.without": {
    one: "{count} card came without a picture: its text card is in its place.",
    other: "{count} cards came without a picture: their text cards are in their place.",
  },
} satisfies Record<string, Message>;
