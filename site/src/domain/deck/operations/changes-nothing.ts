import type { DeckChange } from "../change";
import type { Deck } from "../deck";

/** Whether a change has no effect on the deck. */
export function changesNothing(deck: Deck, change: DeckChange): boolean {
  switch (change.kind) {
    case "cards":
      return [...change.copies].every(
        ([card, copies]) => (deck.cards.get(card) ?? -1) === Math.max(copies, -1),
      );
    case "text":
      return deck[change.field] === change.value;
    case "tags":
      return (
        change.tags.length === deck.tags.length && change.tags.every((tag, index) => tag === deck.tags[index])
      );
    case "hidden":
    case "locked":
      return deck[change.kind] === change.value;
    case "inventory-type":
      return deck.inventoryType === change.value && deck.markers.size === 0;
    case "marker":
      return deck.markers.get(change.card) === change.value;
    default:
      return change satisfies never;
  }
}
