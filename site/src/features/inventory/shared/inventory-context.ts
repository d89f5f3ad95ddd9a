import { createContext, useContext } from "react";
import type { CardId } from "../../../domain/card/card";
import type { Deck } from "../../../domain/deck/deck";
import type { CardUse } from "../../../domain/inventory/card-use";
import type { StockSource } from "./stock-source";

/** What all rows of the page share; it stays the same across edits. */
export interface InventoryView {
  readonly source: StockSource;
  readonly uses: ReadonlyMap<CardId, CardUse>;
  /** Flexible and fixed decks. */
  readonly decks: readonly Deck[];
  /** Called with the new copies of a card, −1 to take it out; undefined if the inventory cannot be edited. */
  readonly onCopies: ((card: CardId, copies: number) => void) | undefined;
  /** Shows the decks that use a card; undefined for somebody else's inventory. */
  readonly onUses: ((card: CardId) => void) | undefined;
}

const View = createContext<InventoryView | undefined>(undefined);
export const InventoryViewProvider = View.Provider;

export function useInventoryView(): InventoryView {
  const view = useContext(View);
  if (!view) throw new Error("The list has no InventoryViewProvider");
  return view;
}
