import type { InventoryOperation, Operation } from "../deck/operations/operation";
import type { QueueStep } from "../deck/operations/queue";
import { mergeChanges } from "./merge-changes";

/**
 * Adds an edit of the inventory to the queue. It is merged with the previous one unless that has been sent; copies that
 * are added and taken again are not sent at all.
 */
export function queued(edit: InventoryOperation): QueueStep {
  return (queue) =>
    queue.operations.some(({ id }) => id === edit.id)
      ? queue
      : { ...queue, operations: append(queue.operations, edit) };
}

function append(operations: readonly Operation[], edit: InventoryOperation): readonly Operation[] {
  const index = operations.findLastIndex(({ kind }) => kind === "inventory");
  const before = operations[index];
  if (before?.kind !== "inventory" || before.tried) return [...operations, edit];
  const change = mergeChanges(before.change, edit.change);
  if (!change) return [...operations, edit];
  const adds = change.kind !== "add" || [...change.copies.values()].some((copies) => copies !== 0);
  return adds ? operations.with(index, { ...edit, id: before.id, change }) : operations.toSpliced(index, 1);
}
