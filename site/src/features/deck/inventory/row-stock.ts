import type { CardId } from "../../../domain/card/card";
import type { Deck, InventoryType } from "../../../domain/deck/deck";
import type { DeckStock } from "../../../domain/inventory/deck-stock";

/** What the marks of all rows show. */
export interface RowStock {
  /** Without its cards: an edit of copies renders no marks. */
  readonly deck: Pick<Deck, "id" | "inventoryType" | "markers">;
  /** undefined while it is not known. */
  readonly stock: DeckStock | undefined;
  /** The decks that use the inventory, as far as they are known. */
  readonly decks: readonly Deck[];
  /** undefined: the markers of cards cannot be changed. */
  readonly onMarker: ((card: CardId, marker: InventoryType | undefined) => void) | undefined;
}
