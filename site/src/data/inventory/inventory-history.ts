import {
  type History,
  NO_HISTORY,
  record,
  redo,
  type StepTo,
  undo,
} from "../../domain/deck/operations/history";
import type { OperationId } from "../../domain/deck/operations/operation";
import type { Queue } from "../../domain/deck/operations/queue";
import { changesNothing } from "../../domain/inventory/changes-nothing";
import { applyInventoryChange, type Inventory, type InventoryChange } from "../../domain/inventory/inventory";
import { inverseOf } from "../../domain/inventory/inverse-change";
import { createStore, type Store } from "../../domain/store";

/** A change of a step, and how it is undone. */
interface Edit {
  readonly forth: InventoryChange;
  readonly back: readonly InventoryChange[];
  /** Each time that it was made or undone. */
  readonly turns: Turn[];
}

interface Turn {
  readonly makes: boolean;
  readonly operations: readonly OperationId[];
}

/** Undo and redo of the inventory in this visit. */
export interface InventoryHistory {
  readonly steps: Store<History<Edit>>;
  /** Makes the changes that have an effect; one undo reverts all of them. */
  change(before: Inventory, changes: readonly InventoryChange[]): void;
  undo(): void;
  redo(): void;
}

interface HistoryPorts {
  /** Adds changes to the queue. Returns the operations that may send them. */
  readonly add: (changes: readonly InventoryChange[]) => readonly OperationId[];
  readonly queue: Store<Queue>;
}

/** Additions are relative, so no number shows that one was refused: each edit remembers its operations. */
export function createInventoryHistory({ add, queue }: HistoryPorts): InventoryHistory {
  const steps = createStore<History<Edit>>(NO_HISTORY);
  /** Also after their message was dismissed. */
  const refused = new Set<OperationId>();
  queue.subscribe(() => {
    for (const { id } of queue.get().problems) refused.add(id);
  });

  function isMade({ turns }: Edit): boolean {
    const last = turns.findLast(({ operations }) => !operations.some((id) => refused.has(id)));
    return last?.makes ?? false;
  }

  function take(edits: readonly Edit[], makes: boolean): void {
    for (const { forth, back, turns } of edits)
      turns.push({ makes, operations: add(makes ? [forth] : back) });
  }

  /** Skips steps that the server has refused. */
  function go(next: (history: History<Edit>) => StepTo<Edit> | undefined, makes: boolean): void {
    const step = next(steps.get());
    if (!step) return;
    steps.set(step.history);
    const edits = step.changes.filter((edit) => isMade(edit) !== makes);
    if (edits.length > 0) take(edits, makes);
    else go(next, makes);
  }

  return {
    steps,
    change: (before, changes) => {
      const forth = editsOf(before, changes);
      if (forth.length === 0) return;
      steps.set(record(steps.get(), { forth, back: forth.toReversed() }));
      take(forth, true);
    },
    undo: () => go(undo, false),
    redo: () => go(redo, true),
  };
}

/** The changes that have an effect. */
function editsOf(before: Inventory, changes: readonly InventoryChange[]): readonly Edit[] {
  const edits: Edit[] = [];
  let now = before;
  for (const [index, forth] of changes.entries()) {
    if (changesNothing(now, forth)) continue;
    edits.push({ forth, back: inverseOf(forth, now), turns: [] });
    // The only change, as of a click, is applied once: by the queue.
    if (index + 1 < changes.length) now = applyInventoryChange(now, forth);
  }
  return edits;
}
