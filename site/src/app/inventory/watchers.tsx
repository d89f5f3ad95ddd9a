import { useLayoutEffect, useMemo } from "react";
import { type InventoryState, useInventory } from "../../data/inventory/hooks/use-inventory";
import { useUsingDecks } from "../../data/inventory/hooks/use-using-decks";
import { Ownership } from "../../domain/archive/ownership";
import type { Inventory } from "../../domain/inventory/inventory";
import type { SearchedStock } from "../../domain/search/card-base";
import type { Loaded, WatcherProps } from "./use-in-inventory-mode";

/** Follows inventory and decks of the signed-in user; renders nothing. */
export function StockWatcher({ onChange }: WatcherProps<SearchedStock>) {
  const copies = copiesIn(useInventory());
  const { uses, complete, failed } = useUsingDecks();
  const missing = failed ? "failed" : "loading";
  const known = complete ? copies : copies === "failed" ? copies : missing;
  const stock = useMemo(() => (typeof known === "object" ? { copies: known, uses } : known), [known, uses]);
  useReported(stock, onChange);
  return null;
}

/** Follows the inventory of the signed-in user; renders nothing. */
export function OwnershipWatcher({ onChange }: WatcherProps<Ownership>) {
  const copies = copiesIn(useInventory());
  const ownership = useMemo(() => (typeof copies === "object" ? new Ownership(copies) : copies), [copies]);
  useReported(ownership, onChange);
  return null;
}

function copiesIn(state: InventoryState): Loaded<Inventory["copies"]> {
  if (state.status === "ready") return state.inventory.copies;
  return state.status === "loading" ? "loading" : "failed";
}

function useReported<Value>(value: Loaded<Value>, onChange: WatcherProps<Value>["onChange"]): void {
  useLayoutEffect(() => {
    onChange(value);
  }, [value, onChange]);
  // The next user has another inventory.
  useLayoutEffect(() => () => onChange("loading"), [onChange]);
}
