import { messageArea } from "../message-area";

/** Printing proxies. */
export const deckProxy = messageArea("deck-proxy", {
  "deck-proxy.title": "Create PDF with card proxies",
  "deck-proxy.paper": "Paper",
  "deck-proxy.paper-a4": "A4",
  "deck-proxy.paper-letter": "Letter",
  "deck-proxy.gaps": "Gaps between cards",
  "deck-proxy.gaps-gray": "Gray gaps",
  "deck-proxy.gaps-white": "White gaps",
  "deck-proxy.faces": "Print as",
  "deck-proxy.faces-picture": "Images",
  "deck-proxy.faces-text": "Text cards",
  "deck-proxy.no-pictures": "This site has no card images: text cards are printed.",
  "deck-proxy.all": "Select all",
  "deck-proxy.none": "Deselect all",
  "deck-proxy.add-missing": "Add missing in inventory",
  "deck-proxy.none-missing": "The inventory has all copies.",
  "deck-proxy.still-missing": "Still missing: {count}",
  "deck-proxy.count": "Cards: {cards}, pages: {pages}",
  "deck-proxy.usual-set": "Default image",
  "deck-proxy.set-of": "Set of {name}",
  "deck-proxy.create": "Create PDF",
  "deck-proxy.progress": "{done} of {total} cards",
  "deck-proxy.saved": "Saved: {name}",
  "deck-proxy.failed": "ERROR: the PDF could not be created.",
  "deck-proxy.missing-part":
    "The part of the site that creates PDFs is not on this device yet. Go online once and try again.",
  "deck-proxy.cancelled": "Canceled. Nothing was saved.",
  "deck-proxy.without": {
    one: "{count} card has no image: its text card was used.",
    other: "{count} cards have no image: their text cards were used.",
  },
});
