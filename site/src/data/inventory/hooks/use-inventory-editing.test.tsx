import { act, renderHook } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import type { InventorySaving, InventoryStore } from "../inventory-store";
import { useInventoryEditing } from "./use-inventory-editing";

const SAVED: InventorySaving = {
  unsent: 0,
  connection: "open",
  safe: true,
  canUndo: false,
  canRedo: false,
  problems: [],
};

it("says that an edit is not saved as soon as it is made", () => {
  let saving = SAVED;
  const listeners = new Set<() => void>();
  const store = {
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    saving: () => saving,
    undo: vi.fn(),
    redo: vi.fn(),
    dismissProblem: vi.fn(),
  } as unknown as InventoryStore;
  const hook = renderHook(() => useInventoryEditing(store));
  expect(hook.result.current.saving.state).toBe("saved");
  act(() => {
    saving = { ...SAVED, unsent: 1, canUndo: true };
    for (const listener of listeners) listener();
  });
  expect(hook.result.current).toMatchObject({ canUndo: true, saving: { state: "saving", unsent: 1 } });
});
