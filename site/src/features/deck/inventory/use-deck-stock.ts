import { useMemo } from "react";
import { useInventory } from "../../../data/inventory/hooks/use-inventory";
import { useUsingDecks } from "../../../data/inventory/hooks/use-using-decks";
import type { Deck } from "../../../domain/deck/deck";
import { type DeckStock, deckStock } from "../../../domain/inventory/deck-stock";

export type DeckStockState =
  | { readonly status: "loading" }
  /** `retry` is undefined where loading continues by itself once the network is back. */
  | { readonly status: "failed"; readonly retry: (() => void) | undefined }
  | {
      readonly status: "ready";
      readonly stock: DeckStock;
      /** The decks that use the inventory. */
      readonly decks: readonly Deck[];
    };

type StockedDeck = Parameters<typeof deckStock>[0];

/** What the inventory has of a deck; known once the inventory and all decks that use it are. */
export function useDeckStock(deck: Deck): DeckStockState {
  const state = useInventory();
  const using = useUsingDecks();
  const { cards, inventoryType, markers, isAuthor, publicParent } = deck;
  const stocked: StockedDeck = useMemo(
    () => ({ cards, inventoryType, markers, isAuthor, publicParent }),
    [cards, inventoryType, markers, isAuthor, publicParent],
  );
  const owned = state.status === "ready" ? state.inventory.copies : undefined;
  const uses = using.complete ? using.uses : undefined;
  const stock = useMemo(() => owned && uses && deckStock(stocked, owned, uses), [stocked, owned, uses]);
  const { decks, failed } = using;
  return useMemo((): DeckStockState => {
    if (stock) return { status: "ready", stock, decks };
    if (state.status === "failed") return state;
    return failed ? { status: "failed", retry: undefined } : { status: "loading" };
  }, [stock, decks, state, failed]);
}
