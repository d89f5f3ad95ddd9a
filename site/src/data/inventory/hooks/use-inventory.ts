import { useEffect, useMemo, useSyncExternalStore } from "react";
import type { Inventory } from "../../../domain/inventory/inventory";
import { useDeckStore } from "../../decks/hooks/use-deck-store";
import { refreshWhenShown } from "../../refresh-when-shown";
import { type InventoryStore, inventoryBeside } from "../inventory-store";

/** How far the inventory of the signed-in user is loaded; an edit does not change it. */
export type OpenedInventory =
  /** "failed": neither the server nor this device could provide it. */
  | { readonly status: "signed-out" | "loading" }
  | { readonly status: "failed"; readonly retry: () => void }
  | {
      readonly status: "ready";
      readonly store: InventoryStore;
      /** The last fetch has failed: other devices may have changed it. */
      readonly isOutdated: boolean;
    };

/** The inventory of the signed-in user. Only a known one has cards, and may be empty. */
export type InventoryState =
  | Exclude<OpenedInventory, { status: "ready" }>
  | (Extract<OpenedInventory, { status: "ready" }> & {
      /** With unsent edits applied. */
      readonly inventory: Inventory;
    });

/** The inventory of the signed-in user with every edit applied at once. */
export function useInventory(): InventoryState {
  const opened = useOpenedInventory();
  const store = opened.status === "ready" ? opened.store : undefined;
  const inventory = useSyncExternalStore(store?.subscribe ?? never, () => store?.inventory());
  return useMemo((): InventoryState => {
    if (opened.status !== "ready") return opened;
    return inventory ? { ...opened, inventory } : { status: "loading" };
  }, [opened, inventory]);
}

/** The store of the inventory of the signed-in user once it is known; fetches what has changed elsewhere. */
export function useOpenedInventory(): OpenedInventory {
  const { deckStore, known } = useDeckStore();
  const isVisitor = deckStore.user === undefined;
  const store = isVisitor ? undefined : inventoryBeside(deckStore);
  const subscribe = store?.subscribe ?? never;
  const isKnown = useSyncExternalStore(subscribe, () => store?.inventory() !== undefined);
  const failed = useSyncExternalStore(subscribe, () => store?.failed() ?? false);
  useEffect(() => (store ? refreshWhenShown(store) : undefined), [store]);
  return useMemo((): OpenedInventory => {
    if (!store) return { status: known ? "signed-out" : "loading" };
    if (isKnown) return { status: "ready", store, isOutdated: failed };
    return failed ? { status: "failed", retry: () => void store.refresh() } : { status: "loading" };
  }, [store, known, isKnown, failed]);
}

const never = () => () => {};
