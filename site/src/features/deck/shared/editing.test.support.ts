import { vi } from "vitest";
import type { DeckEditing } from "../../../data/decks/hooks/use-deck-editing";
import { GUNS } from "../../../domain/deck/operations/operations.test.support";

/** The editing of a deck without edits. */
export function editingOf(change: Partial<DeckEditing> = {}): DeckEditing {
  return {
    of: GUNS,
    change: vi.fn(),
    changeAll: vi.fn(),
    undo: vi.fn(),
    redo: vi.fn(),
    canUndo: false,
    canRedo: false,
    saving: { state: "saved", unsent: 0, signedOut: false, safe: true },
    problems: [],
    dismiss: vi.fn(),
    changedElsewhere: undefined,
    dismissChanges: vi.fn(),
    ...change,
  };
}
