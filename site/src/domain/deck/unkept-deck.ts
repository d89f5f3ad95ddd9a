import type { Deck, DeckDraft, DeckId } from "./deck";

/** A deck that no server keeps: a precon, or one that stands whole in its address. Nobody can change it. */
export function unkeptDeck(id: DeckId, draft: DeckDraft, date = ""): Deck {
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
