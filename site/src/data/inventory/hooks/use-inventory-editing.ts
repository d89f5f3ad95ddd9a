import { useMemo, useSyncExternalStore } from "react";
import type { EditProblem } from "../../../domain/deck/operations/queue";
import type { Saving } from "../../../domain/deck/operations/saving";
import { useSaving } from "../../use-saving";
import type { InventoryStore } from "../inventory-store";

/** Undo, redo, and what became of the edits of the inventory. */
export interface InventoryEditing extends Pick<InventoryStore, "undo" | "redo" | "dismissProblem"> {
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly saving: Saving;
  readonly problems: readonly EditProblem[];
}

/** Rendered with each edit: it never says that an edit is saved before it is. */
export function useInventoryEditing(store: InventoryStore): InventoryEditing {
  const edits = useSyncExternalStore(store.subscribe, store.saving);
  const saving = useSaving(edits);
  const { undo, redo, dismissProblem } = store;
  return useMemo(() => {
    const { canUndo, canRedo, problems } = edits;
    return { undo, redo, dismissProblem, canUndo, canRedo, saving, problems };
  }, [undo, redo, dismissProblem, edits, saving]);
}
