import type { CardId } from "../../card/card";
import type { DeckChange } from "../change";
import type { Deck, InventoryType } from "../deck";

/** The deck after a change. The operation is idempotent, because a change may be applied twice. */
export function applyChange(deck: Deck, change: DeckChange): Deck {
  switch (change.kind) {
    case "cards":
      return withCopies(deck, change.copies);
    case "text":
      return { ...deck, [change.field]: change.value };
    case "tags":
      return { ...deck, tags: change.tags };
    case "hidden":
      return { ...deck, hidden: change.value };
    case "locked":
      return { ...deck, locked: change.value };
    case "inventory-type":
      return { ...deck, inventoryType: change.value, markers: new Map() };
    case "marker":
      return { ...deck, markers: withMarker(deck.markers, change.card, change.value) };
    default:
      return change satisfies never;
  }
}

/** A removed card loses its marker. */
function withCopies(deck: Deck, copies: ReadonlyMap<CardId, number>): Deck {
  const cards = new Map(deck.cards);
  const markers = new Map(deck.markers);
  for (const [card, quantity] of copies) {
    if (quantity >= 0) cards.set(card, quantity);
    else {
      cards.delete(card);
      markers.delete(card);
    }
  }
  return { ...deck, cards, markers: markers.size === deck.markers.size ? deck.markers : markers };
}

function withMarker(
  markers: ReadonlyMap<CardId, InventoryType>,
  card: CardId,
  value: InventoryType | undefined,
): ReadonlyMap<CardId, InventoryType> {
  const next = new Map(markers);
  if (value === undefined) next.delete(card);
  else next.set(card, value);
  return next;
}
