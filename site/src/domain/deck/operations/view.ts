import type { DeckChange } from "../change";
import { type Deck, type DeckDraft, type DeckId, NO_OWN_FACTS } from "../deck";
import { applyChange } from "./apply-change";
import type { DeckOperation } from "./operation";
import { withCurrent } from "./revision-group";

/** The shown deck: the server's with all pending operations applied; undefined if there is none. */
export function viewOf(server: Deck | undefined, operations: readonly DeckOperation[]): Deck | undefined {
  return operations.reduce(applyOperation, server);
}

export function applyOperation(deck: Deck | undefined, operation: DeckOperation): Deck | undefined {
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
  return { ...applyChange(deck, change), revisionGroup: withCurrent(deck.revisionGroup, deck.id, change) };
}

/** A deck that the user has just created. */
export function newDeck(id: DeckId, draft: DeckDraft, time: number): Deck {
  const now = new Date(time).toISOString();
  return {
    ...NO_OWN_FACTS,
    id,
    name: draft.name,
    author: draft.author,
    description: draft.description,
    tags: draft.tags,
    cards: draft.cards,
    isAuthor: true,
    isNonEditable: false,
    publicChild: false,
    publicParent: false,
    reviewOf: draft.reviewOf,
    version: 1,
    created: now,
    changed: now,
  };
}
