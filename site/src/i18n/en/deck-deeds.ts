import type { Message } from "../message";

/** What is said where something is done to a whole deck: made public, given a revision, deleted. */
export const deckDeeds = {
  "deck.delete-confirm": "Delete",
  "deck.delete-title": "Delete “{name}”?",
  "deck.delete-text": "The deck is gone for good.",
  "deck.delete-family": {
    one: "Its {count} other revision goes with it.",
    other: "Its {count} other revisions go with it.",
  },
  "deck.delete-public": "Its public copy goes with it.",
  "deck.delete-revision-title": "Delete the revision “{name}”?",
  "deck.delete-revision-text": "The other revisions stay.",
  "deck.add-revision-text":
    "A revision begins as a copy of this deck or another one; the present state stays as it is.",
  "deck.add-revision-failed": "The revision could not be added: the server did not answer.",
  "deck.revision-of": "Copy of",
  "deck.make-public": "Make Public",
  "deck.sync-public": "Sync Public Deck",
  "deck.remove-public": "Remove from Public",
  "deck.to-public": "Go to Public Deck",
  "deck.to-main": "Go to Main Deck",
  "deck-public.make-title": "Make “{name}” public?",
  "deck-public.make-text":
    "Everybody can find, read and clone a copy of it. The deck stays yours to edit; the copy follows only when you sync it.",
  "deck-public.size": "Public Deck must have 12-35 crypt and 60-90 library cards",
  "deck-public.playtest": "Public Deck cannot have playtest cards",
  "deck-public.made": "The deck is public",
  "deck-public.sync-title": "Sync the public copy of “{name}”?",
  "deck-public.sync-text": "This is what changes for everybody:",
  "deck-public.sync-none": "The public copy is up to date.",
  "deck-public.sync-name": "Name: {name}",
  "deck-public.sync-author": "Author: {name}",
  "deck-public.sync-no-author": "Author: none",
  "deck-public.sync-description": "The description is another one.",
  "deck-public.synced": "The public copy is up to date",
  "deck-public.remove-title": "Remove “{name}” from public decks?",
  "deck-public.remove-text":
    "The copy leaves the archive for everybody, with its favorites; your deck stays. Made public again, it is a new entry.",
  "deck-public.removed": "The deck is public no more",
  "deck-public.mark": "Add to favorites",
  "deck-public.unmark": "Remove from favorites",
  "deck-public.marked": "It is one of your favorites",
  "deck-public.unmarked": "It is no favorite any more",
  "deck-public.busy": "One moment …",
  "deck-public.failed": "CONNECTION PROBLEM",
} satisfies Record<string, Message>;
