import { useCallback, useMemo } from "react";
import type { DeckChange } from "../../../domain/deck/change";
import type { DeckId } from "../../../domain/deck/deck";
import type { OperationId } from "../../../domain/deck/operations/operation";
import type { ChangedElsewhere, EditProblem } from "../../../domain/deck/operations/queue";
import type { Saving } from "../../../domain/deck/operations/saving";
import { useReadAfterPaint } from "../../use-after-paint";
import { useSaving } from "../../use-saving";
import type { DeckSaving } from "../store/deck-store";
import { useDeckStore, useDeckStoreValue } from "./use-deck-store";

export interface DeckEditing {
  /** The same as long as the deck is, also when the server gives it its own id; fields belong to it. */
  readonly of: DeckId;
  readonly change: (change: DeckChange) => void;
  /** Several changes that are undone as one; each changes another part of the deck. */
  readonly changeAll: (changes: readonly DeckChange[]) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly saving: Saving;
  readonly problems: readonly EditProblem[];
  readonly dismiss: (problem: OperationId) => void;
  /** Changes made elsewhere while this deck was being edited. */
  readonly changedElsewhere: ChangedElsewhere | undefined;
  readonly dismissChanges: () => void;
}

/** Edits a deck of the user: every change is shown immediately and saved when possible. */
export function useDeckEditing(id: DeckId): DeckEditing {
  const { deckStore } = useDeckStore();
  const real = useDeckStoreValue(deckStore, (store) => store.realId(id));
  return useEditing(
    real,
    useDeckStoreValue(deckStore, (store) => store.saving(real)),
  );
}

/** The same, but how far the edits have come follows one paint behind them. */
export function useDeckEditingAfterPaint(id: DeckId): DeckEditing {
  const { deckStore } = useDeckStore();
  const real = useDeckStoreValue(deckStore, (store) => store.realId(id));
  const read = useCallback(() => deckStore.saving(real), [deckStore, real]);
  return useEditing(real, useReadAfterPaint(deckStore.subscribe, read));
}

function useEditing(real: DeckId, edits: DeckSaving): DeckEditing {
  const { deckStore } = useDeckStore();
  const saving = useSaving(edits);
  const commands = useMemo(
    () => ({
      change: (change: DeckChange) => deckStore.change(real, change),
      changeAll: (changes: readonly DeckChange[]) => deckStore.change(real, ...changes),
      undo: () => deckStore.undo(real),
      redo: () => deckStore.redo(real),
      dismiss: deckStore.dismissProblem,
      dismissChanges: () => deckStore.dismissChanges(real),
    }),
    [deckStore, real],
  );
  return useMemo(() => {
    const { firstId: of, canUndo, canRedo, problems, changedElsewhere } = edits;
    return { ...commands, of, canUndo, canRedo, saving, problems, changedElsewhere };
  }, [commands, edits, saving]);
}
