import type { InventoryStore } from "../../../data/inventory/inventory-store";
import type { CardId, CryptCard, LibraryCard } from "../../../domain/card/card";
import type { Deck } from "../../../domain/deck/deck";
import type { CardUse } from "../../../domain/inventory/card-use";
import type { Inventory } from "../../../domain/inventory/inventory";
import type { StockRow } from "../../../domain/inventory/stock-rows";

/** What every dialog over the inventory gets. */
export interface InventoryDialogProps {
  /** true while the dialog is rendered. */
  readonly open: boolean;
  readonly onClose: () => void;
  readonly inventory: Inventory;
  /** undefined in an inventory that somebody else shares. */
  readonly store: InventoryStore | undefined;
  readonly uses: ReadonlyMap<CardId, CardUse>;
  /** Flexible and fixed decks. */
  readonly decks: readonly Deck[];
  /** Whether `decks` and `uses` are complete; until then their numbers are too low. */
  readonly complete: boolean;
  /** The cards that the page shows with its filters. */
  readonly shown: {
    readonly crypt: readonly StockRow<CryptCard>[];
    readonly library: readonly StockRow<LibraryCard>[];
  };
}
