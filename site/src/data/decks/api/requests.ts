import type { CardId } from "../../../domain/card/card";
import { cutBytes } from "../../../domain/deck/byte-length";
import type { DeckChange } from "../../../domain/deck/change";
import type { DeckDraft } from "../../../domain/deck/deck";
import { DECK_TEXTS, type DeckTextField, MAX_DESCRIPTION_BYTES } from "../../../domain/deck/limits";
import type { DeckChangeRequest, NewDeckRequest } from "../../../generated/api";

/** Requests in the terms of the server's API. */

/** Cards that one call may change. */
const MAX_CHANGES = 150;

/** Texts with another name in the API. */
const API_NAMES: Partial<Record<DeckTextField, string>> = { revisionLabel: "branchName" };

/** Usually one call; a change of very many cards takes several, each of which may be sent twice. */
export function changeRequests(change: DeckChange): readonly DeckChangeRequest[] {
  switch (change.kind) {
    case "cards":
      return chunks([...change.copies]).map((copies) => ({ cards: Object.fromEntries(copies) }));
    case "text":
      return [{ [API_NAMES[change.field] ?? change.field]: textOf(change) }];
    case "tags":
      return [{ tags: [...change.tags] }];
    case "hidden":
      return [{ hidden: change.value }];
    case "locked":
      return [{ locked: change.value }];
    case "inventory-type":
      return [{ inventoryType: change.value }];
    case "marker":
      return [{ markers: { [change.card]: change.value ?? null } }];
    default:
      return change satisfies never;
  }
}

/** A stored text may exceed a limit that the server introduced later. */
function textOf({ field, value }: Extract<DeckChange, { kind: "text" }>): string {
  const max = DECK_TEXTS[field];
  return "bytes" in max ? cutBytes(value, max.bytes) : value;
}

/** Removals go first, so that a full deck has space for the additions. */
function chunks(copies: readonly (readonly [CardId, number])[]): readonly (typeof copies)[] {
  const inOrder = copies.toSorted(([, one], [, other]) => Number(other < 0) - Number(one < 0));
  const count = Math.ceil(inOrder.length / MAX_CHANGES);
  return Array.from({ length: count }, (_, at) => inOrder.slice(at * MAX_CHANGES, (at + 1) * MAX_CHANGES));
}

export function draftRequest(draft: DeckDraft): NewDeckRequest {
  return {
    name: draft.name,
    author: draft.author,
    description: cutBytes(draft.description, MAX_DESCRIPTION_BYTES),
    tags: [...draft.tags],
    cards: Object.fromEntries(draft.cards),
    ...(draft.reviewOf !== undefined && { reviewOf: draft.reviewOf }),
  };
}
