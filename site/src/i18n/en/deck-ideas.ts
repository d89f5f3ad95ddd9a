import type { Message } from "../message";

/** What is said where card ideas are given, and of what similar winners play. */
export const deckIdeas = {
  "deck-ideas.title": "Card Ideas",
  "deck-ideas.again": "Ask again for the deck as it is now",
  "deck-ideas.offline": "OFFLINE: card ideas come from the server.",
  "deck-ideas.throttled": "Too many questions. Try again in an hour.",
  "deck-ideas.no-crypt": "No ideas for the crypt.",
  "deck-ideas.no-library": "No ideas for the library.",
  "deck-ideas.staples": "The deck is empty: these are the cards that are played most.",
  "deck-ideas.products":
    "There are no winning decks on this site: the ideas come from preconstructed decks, and no shares are told.",
  "deck-ideas.unknown": {
    one: "{count} card of the deck is not known here; it was left out.",
    other: "{count} cards of the deck are not known here; they were left out.",
  },
  "deck-ideas.peers-both": "In {percent%} of {clan} decks with {discipline} (of {count} that won)",
  "deck-ideas.peers-clan": "In {percent%} of {clan} decks (of {count} that won)",
  "deck-ideas.peers-discipline": "In {percent%} of decks with {discipline} (of {count} that won)",
  "deck-ideas.peers-all": "In {percent%} of all decks (of {count} that won)",
  "deck-ideas.similar": {
    one: "In {count} of the {of} most similar winning decks",
    other: "In {count} of the {of} most similar winning decks",
  },
  "deck-ideas.beside": "Often played beside {names}",
  "deck-ideas.fits-both": "Goes with {clan} and {discipline}",
  "deck-ideas.fits-clan": "Goes with {clan}",
  "deck-ideas.fits-discipline": "Goes with {discipline}",
  "deck-ideas.fits-all": "Goes with the crypt by the rules",
  "deck-ideas.staple": "Much played",
  "deck-ideas.usual": {
    one: "usually {count} copy",
    other: "usually {count} copies",
  },
  "deck-ideas.add": "Add {count}",
  "deck-ideas.add-name": "Add {count} {name}",
  "deck-ideas.take-out": "Take out",
  "deck-ideas.evidence": {
    one: "{count} winning deck is similar to this one. How many such decks play each card, and how many copies most of them play:",
    other:
      "{count} winning decks are similar to this one. How many of them play each card, and how many copies most of them play:",
  },
  "deck-ideas.evidence-few": "Too few winning decks are similar to this one: nothing can be told.",
  "deck-ideas.evidence-none": "There are no winning decks on this site: nothing can be told.",
  "deck-ideas.card": "Card",
  "deck-ideas.here": "Here",
  "deck-ideas.playing": "Play it",
  "deck-ideas.copies": "Copies",
  "deck-ideas.share": "{percent%} ({playing} of {decks})",
  "deck-ideas.mark-rare": "hardly played",
  "deck-ideas.mark-more": "more than usual",
  "deck-ideas.mark-fewer": "fewer than usual",
} satisfies Record<string, Message>;
