import { queryOptions } from "@tanstack/react-query";
import { EMPTY_INVENTORY, type Inventory } from "../../domain/inventory/inventory";
import { ApiError, callApi } from "../api";
import { byCard } from "./responses";

/** Nobody shares an inventory with this key, or no longer. */
export function isUnknownKey(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401;
}

/** The inventory that somebody shares (docs/rules/inventory.md §5). Rejects like any call. */
export function sharedInventoryOptions(key: string) {
  return queryOptions({
    queryKey: ["shared-inventory", key],
    queryFn: async (): Promise<Inventory> => {
      const { cards } = await callApi("GET inventory/{key}", { key });
      return { ...EMPTY_INVENTORY, copies: byCard(cards) };
    },
    retry: false,
  });
}
