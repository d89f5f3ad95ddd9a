import { useMemo } from "react";
import type { EditProblem } from "../../../domain/deck/operations/queue";
import type { Saving } from "../../../domain/deck/operations/saving";
import { useReadAfterPaint } from "../../use-after-paint";
import { useSaving } from "../../use-saving";
import type { InventoryStore } from "../inventory-store";

/** Undo, redo, and what became of the edits of the inventory. */
export interface InventoryEditing extends Pick<InventoryStore, "undo" | "redo" | "dismissProblem"> {
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly saving: Saving;
  readonly problems: readonly EditProblem[];
}

/** One paint behind the edits: the row that was edited is shown first. */
export function useInventoryEditing(store: InventoryStore): InventoryEditing {
  const edits = useReadAfterPaint(store.subscribe, store.saving);
  const saving = useSaving(edits);
  const { undo, redo, dismissProblem } = store;
  return useMemo(() => {
    const { canUndo, canRedo, problems } = edits;
    return { undo, redo, dismissProblem, canUndo, canRedo, saving, problems };
  }, [undo, redo, dismissProblem, edits, saving]);
}
