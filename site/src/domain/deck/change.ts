import type { CardId } from "../card/card";
import type { InventoryType } from "./deck";
import type { DeckTextField } from "./limits";

/**
 * One edit of a deck, and one step of undo. Quantities are absolute, so that an edit can be applied twice and does
 * not conflict with edits of other cards on another device.
 */
export type DeckChange =
  /** New number of copies; below 0 removes the card. One card, or all cards changed by an edited text. */
  | { readonly kind: "cards"; readonly copies: ReadonlyMap<CardId, number> }
  | { readonly kind: "text"; readonly field: DeckTextField; readonly value: string }
  | { readonly kind: "tags"; readonly tags: readonly string[] }
  | { readonly kind: "hidden"; readonly value: boolean }
  | { readonly kind: "locked"; readonly value: boolean }
  /** Removes the markers of single cards. */
  | { readonly kind: "inventory-type"; readonly value: InventoryType }
  /** undefined removes the marker: the card is used like its deck. */
  | { readonly kind: "marker"; readonly card: CardId; readonly value: InventoryType | undefined };
