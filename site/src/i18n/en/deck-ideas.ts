import { messageArea } from "../message-area";

/** Card ideas, and what similar winning decks play. */
export const deckIdeas = messageArea("deck-ideas", {
  "deck-ideas.title": "Card ideas",
  "deck-ideas.again": "Ask again for the current deck",
  "deck-ideas.offline": "OFFLINE: card ideas come from the server.",
  "deck-ideas.throttled": "Too many requests. Try again in an hour.",
  "deck-ideas.no-crypt": "No ideas for the crypt.",
  "deck-ideas.no-library": "No ideas for the library.",
  "deck-ideas.staples": "The deck is empty: these are the most played cards.",
  "deck-ideas.products":
    "This site has no winning decks: the ideas come from preconstructed decks, without percentages.",
  "deck-ideas.unknown": {
    one: "{count} card of the deck is unknown and was ignored.",
    other: "{count} cards of the deck are unknown and were ignored.",
  },
  "deck-ideas.peers-both": "In {percent%} of {clan} decks with {discipline} (of {count} winning decks)",
  "deck-ideas.peers-clan": "In {percent%} of {clan} decks (of {count} winning decks)",
  "deck-ideas.peers-discipline": "In {percent%} of decks with {discipline} (of {count} winning decks)",
  "deck-ideas.peers-all": "In {percent%} of all decks (of {count} winning decks)",
  "deck-ideas.similar": {
    one: "In {count} of the {of} most similar winning decks",
    other: "In {count} of the {of} most similar winning decks",
  },
  "deck-ideas.beside": "Often played with {names}",
  "deck-ideas.fits-both": "Goes with {clan} and {discipline}",
  "deck-ideas.fits-clan": "Goes with {clan}",
  "deck-ideas.fits-discipline": "Goes with {discipline}",
  "deck-ideas.fits-all": "Playable with this crypt",
  "deck-ideas.staple": "Popular",
  "deck-ideas.usual": {
    one: "usually {count} copy",
    other: "usually {count} copies",
  },
  "deck-ideas.add": "Add {count}",
  "deck-ideas.add-name": "Add {count} {name}",
  "deck-ideas.take-out": "Remove",
  "deck-ideas.evidence": {
    one: "{count} winning deck is similar to this one. How many such decks play each card, and how many copies most of them play:",
    other:
      "{count} winning decks are similar to this one. How many of them play each card, and how many copies most of them play:",
  },
  "deck-ideas.evidence-few": "Not enough data: too few winning decks are similar to this one.",
  "deck-ideas.evidence-none": "Not enough data: this site has no winning decks.",
  "deck-ideas.card": "Card",
  "deck-ideas.here": "Here",
  "deck-ideas.playing": "Play it",
  "deck-ideas.copies": "Copies",
  "deck-ideas.share": "{percent%} ({playing} of {decks})",
  "deck-ideas.mark-rare": "rarely played",
  "deck-ideas.mark-more": "more than usual",
  "deck-ideas.mark-fewer": "fewer than usual",
});
