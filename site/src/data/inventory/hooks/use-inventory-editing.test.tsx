import { act, renderHook } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import type { InventoryStore } from "../inventory-store";
import { SAVED } from "../testing/saved.test.support";
import { useInventoryEditing } from "./use-inventory-editing";

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
