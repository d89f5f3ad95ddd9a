import type { Deck, DeckDraft, DeckId } from "./deck";

/** A read-only deck that is not stored on the server: a precon, or a deck in a URL. */
export function readOnlyDeck(id: DeckId, draft: DeckDraft, date = ""): Deck {
  return {
    ...draft,
    id,
    isAuthor: false,
    isNonEditable: true,
    branchName: "",
    family: undefined,
    inventoryType: "virtual",
    markers: new Map(),
    hidden: false,
    locked: false,
    publicChild: false,
    publicParent: false,
    reviewOf: undefined,
    rev: 0,
    created: date,
    changed: date,
  };
}
