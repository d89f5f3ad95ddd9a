import type { Message } from "../message";

/** Changes proposed for a deck. */
export const deckReview = {
  "deck-review.title": "Review",
  "deck-review.of": "Review of {name}",
  "deck-review.hint":
    "Change the copies: what you propose stands in the address of this page, and the deck stays as it is.",
  "deck-review.deck": "Deck to be reviewed",
  "deck-review.choose": "Choose the deck to be reviewed",
  "deck-review.count": { one: "{count} card is to be changed.", other: "{count} cards are to be changed." },
  "deck-review.nothing": "Nothing is proposed yet.",
  "deck-review.in-deck": {
    one: "{count} proposed change is in the deck.",
    other: "{count} proposed changes are in the deck.",
  },
  "deck-review.impossible": {
    one: "{count} proposed change can no longer be made.",
    other: "{count} proposed changes can no longer be made.",
  },
  "deck-review.moved":
    "The deck has changed since this was proposed: the changes are shown on the deck as it is now.",
  "deck-review.refused": {
    one: "{count} part of this link is not understood and left out: {parts}",
    other: "{count} parts of this link are not understood and left out: {parts}",
  },
  "deck-review.copy": "Copy the changes",
  "deck-review.keep": "Keep as a deck",
  "deck-review.keep-failed": "The proposal could not be kept: the server did not answer.",
  "deck-review.apply-all": "Apply all",
  "deck-review.apply": "Apply the change: {name}",
  "deck-review.applied": { one: "{count} change applied", other: "{count} changes applied" },
  "deck-review.drop": "Drop the change: {name}",
  "deck-review.drop-all": "Drop all changes",
  "deck-review.not-editable": "The deck is yours but cannot be edited now: unlock it to apply changes.",
  "deck-review.parent-gone": "This deck is a proposal, and the deck that it was made for cannot be had:",
} satisfies Record<string, Message>;
