import type { DeckChange } from "../change";
import type { Deck, DeckDraft, DeckId } from "../deck";
import { applyChange } from "./apply-change";
import { ledBy } from "./family";
import type { Operation } from "./operation";

/** A deck as it is shown: the server's with everything that is on its way there. undefined: there is none. */
export function viewOf(server: Deck | undefined, operations: readonly Operation[]): Deck | undefined {
  return operations.reduce(applyOperation, server);
}

export function applyOperation(deck: Deck | undefined, operation: Operation): Deck | undefined {
  switch (operation.kind) {
    case "create":
      return deck ?? newDeck(operation.deck, operation.draft, operation.at);
    case "delete":
      return undefined;
    case "change":
      return deck && changed(deck, operation.change);
    default:
      return operation satisfies never;
  }
}

function changed(deck: Deck, change: DeckChange): Deck {
  return { ...applyChange(deck, change), family: ledBy(deck.family, deck.id, change) };
}

/** A deck that its author has just made. */
export function newDeck(id: DeckId, draft: DeckDraft, at: number): Deck {
  const made = new Date(at).toISOString();
  return {
    id,
    name: draft.name,
    author: draft.author,
    description: draft.description,
    tags: draft.tags,
    cards: draft.cards,
    isAuthor: true,
    isNonEditable: false,
    branchName: "",
    family: undefined,
    inventoryType: "virtual",
    markers: new Map(),
    hidden: false,
    locked: false,
    publicChild: false,
    publicParent: false,
    reviewOf: draft.reviewOf,
    rev: 1,
    created: made,
    changed: made,
  };
}
