import { vi } from "vitest";
import type { InventoryStore } from "../../data/inventory/inventory-store";
import { SAVED } from "../../data/inventory/testing/saved.test.support";
import {
  applyInventoryChange,
  EMPTY_INVENTORY,
  type Inventory,
  type InventoryChange,
} from "../../domain/inventory/inventory";
import { createStore } from "../../domain/store";

/** A store that applies edits at once. */
export function storeOf(first: Partial<Inventory> = {}) {
  const inventory = createStore<Inventory>({ ...EMPTY_INVENTORY, ...first });
  const key = createStore<string | undefined>(undefined);
  const sent: InventoryChange[] = [];
  const store: InventoryStore = {
    subscribe: (listener) => {
      const stops = [inventory.subscribe(listener), key.subscribe(listener)];
      return () => {
        for (const stop of stops) stop();
      };
    },
    inventory: inventory.get,
    shareKey: key.get,
    failed: () => false,
    saving: () => SAVED,
    change: (...changes) => {
      sent.push(...changes);
      inventory.set(changes.reduce(applyInventoryChange, inventory.get()));
    },
    undo: vi.fn(),
    redo: vi.fn(),
    dismissProblem: vi.fn(),
    refresh: vi.fn(async () => {}),
    share: vi.fn(async () => {
      key.set(key.get() === undefined ? "firstKey1234" : "otherKey1234");
      return key.get() ?? "";
    }),
    revokeKey: vi.fn(async () => key.set(undefined)),
    sync: { deliver: async () => {}, refuse: async () => {}, reread: async () => {} },
  };
  return { store, sent };
}
