import { type Deck, type DeckDraft, type DeckId, NO_OWN_FACTS } from "./deck";

/** A read-only deck that is not stored on the server: a precon, or a deck in a URL. */
export function readOnlyDeck(id: DeckId, draft: DeckDraft, date = ""): Deck {
  return {
    ...NO_OWN_FACTS,
    ...draft,
    id,
    isAuthor: false,
    isNonEditable: true,
    publicChild: false,
    publicParent: false,
    reviewOf: undefined,
    version: 0,
    created: date,
    changed: date,
  };
}
