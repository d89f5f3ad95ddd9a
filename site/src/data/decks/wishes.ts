import type { CardId } from "../../domain/card/card";
import { cutBytes, LONGEST_DESCRIPTION } from "../../domain/deck/byte-length";
import type { DeckChange } from "../../domain/deck/change";
import type { DeckDraft } from "../../domain/deck/deck";
import type { DeckChangeWish, NewDeckWish } from "../../generated/api";

/** What the server is asked for, in its words. */

/** Cards that one call may change. */
const MOST_CARDS = 150;

/** Mostly one call; a change of very many cards takes several, each of which may come twice. */
export function changeWishes(change: DeckChange): readonly DeckChangeWish[] {
  switch (change.kind) {
    case "cards":
      return chunks([...change.copies]).map((copies) => ({ cards: Object.fromEntries(copies) }));
    case "text":
      return [{ [change.field]: textOf(change) }];
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

/** A text may have been written before the server took less of it. */
function textOf({ field, value }: Extract<DeckChange, { kind: "text" }>): string {
  return field === "description" ? cutBytes(value, LONGEST_DESCRIPTION) : value;
}

/** What is taken out goes first: a full deck has room then. */
function chunks(copies: readonly (readonly [CardId, number])[]): readonly (typeof copies)[] {
  const inOrder = copies.toSorted(([, one], [, other]) => Number(other < 0) - Number(one < 0));
  const count = Math.ceil(inOrder.length / MOST_CARDS);
  return Array.from({ length: count }, (_, at) => inOrder.slice(at * MOST_CARDS, (at + 1) * MOST_CARDS));
}

export function draftWish(draft: DeckDraft): NewDeckWish {
  return {
    name: draft.name,
    author: draft.author,
    description: cutBytes(draft.description, LONGEST_DESCRIPTION),
    tags: [...draft.tags],
    cards: Object.fromEntries(draft.cards),
    ...(draft.reviewOf !== undefined && { reviewOf: draft.reviewOf }),
  };
}
