import type { CardId } from "../card/card";
import type { InventoryType } from "./deck";

/** The texts of a deck that are edited one by one. */
export type DeckTextField = "name" | "author" | "description" | "branchName";

/**
 * One edit of a deck, as a person thinks of it and as it is undone. Quantities are absolute, so that an edit may
 * arrive twice and edits of other cards by another device stay.
 */
export type DeckChange =
  /** Copies from now on; below 0 takes the card out. One card, or all that an edited text changes. */
  | { readonly kind: "cards"; readonly copies: ReadonlyMap<CardId, number> }
  | { readonly kind: "text"; readonly field: DeckTextField; readonly value: string }
  | { readonly kind: "tags"; readonly tags: readonly string[] }
  | { readonly kind: "hidden"; readonly value: boolean }
  | { readonly kind: "locked"; readonly value: boolean }
  /** Takes the cards' own markers off. */
  | { readonly kind: "inventory-type"; readonly value: InventoryType }
  /** undefined: the card is used as its deck is. */
  | { readonly kind: "marker"; readonly card: CardId; readonly value: InventoryType | undefined };
