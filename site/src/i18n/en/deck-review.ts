import { messageArea } from "../message-area";

/** Changes proposed for a deck. */
export const deckReview = messageArea("deck-review", {
  "deck-review.title": "Review",
  "deck-review.of": "Review of {name}",
  "deck-review.hint":
    "Change the quantities: your proposal is stored in the URL of this page, and the deck is not changed.",
  "deck-review.deck": "Deck to review",
  "deck-review.choose": "Choose a deck to review",
  "deck-review.count": { one: "{count} card to change.", other: "{count} cards to change." },
  "deck-review.nothing": "Nothing proposed yet.",
  "deck-review.in-deck": {
    one: "{count} proposed change is already applied.",
    other: "{count} proposed changes are already applied.",
  },
  "deck-review.impossible": {
    one: "{count} proposed change is no longer possible.",
    other: "{count} proposed changes are no longer possible.",
  },
  "deck-review.moved":
    "The deck has changed since this was proposed: the changes are shown on the current deck.",
  "deck-review.refused": {
    one: "{count} part of this link could not be read: {parts}",
    other: "{count} parts of this link could not be read: {parts}",
  },
  "deck-review.copy": "Copy the changes",
  "deck-review.keep": "Save as a deck",
  "deck-review.keep-failed": "The proposal could not be saved: the server did not answer.",
  "deck-review.apply-all": "Apply all",
  "deck-review.apply": "Apply the change: {name}",
  "deck-review.applied": { one: "{count} change applied", other: "{count} changes applied" },
  "deck-review.drop": "Discard the change: {name}",
  "deck-review.drop-all": "Discard all changes",
  "deck-review.not-editable":
    "This is your deck, but it cannot be edited right now: unlock it to apply changes.",
  "deck-review.parent-gone": "This deck is a proposal, but the deck it was made for is unavailable:",
});
