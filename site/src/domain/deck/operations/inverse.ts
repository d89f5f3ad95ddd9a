import type { CardId } from "../../card/card";
import type { DeckChange } from "../change";
import type { Deck } from "../deck";

/** Below 0 removes the card. */
const OUT = -1;

/** Changes that undo a change, in order; `deck` is the deck before the change. */
export function inverseOf(deck: Deck, change: DeckChange): readonly DeckChange[] {
  switch (change.kind) {
    case "cards":
      return [
        { kind: "cards", copies: copiesBefore(deck, change.copies) },
        ...lostMarkers(deck, change.copies),
      ];
    case "text":
      return [{ ...change, value: deck[change.field] }];
    case "tags":
      return [{ kind: "tags", tags: deck.tags }];
    case "hidden":
    case "locked":
      return [{ ...change, value: deck[change.kind] }];
    case "inventory-type":
      return [{ ...change, value: deck.inventoryType }, ...markersOf(deck, deck.markers.keys())];
    case "marker":
      return [{ ...change, value: deck.markers.get(change.card) }];
    default:
      return change satisfies never;
  }
}

function copiesBefore(deck: Deck, copies: ReadonlyMap<CardId, number>): ReadonlyMap<CardId, number> {
  return new Map([...copies.keys()].map((card) => [card, deck.cards.get(card) ?? OUT]));
}

/** Markers are lost with removed cards. */
function lostMarkers(deck: Deck, copies: ReadonlyMap<CardId, number>): readonly DeckChange[] {
  const out = [...copies].filter(([card, quantity]) => quantity < 0 && deck.markers.has(card));
  return markersOf(
    deck,
    out.map(([card]) => card),
  );
}

function markersOf(deck: Deck, cards: Iterable<CardId>): readonly DeckChange[] {
  return [...cards].map((card) => ({ kind: "marker", card, value: deck.markers.get(card) }));
}
