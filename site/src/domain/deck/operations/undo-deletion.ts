import type { Operation, OperationId } from "./operation";
import type { QueueStep } from "./queue";

/** Delays held operations that were not sent yet. */
export function heldUntil(ids: ReadonlySet<OperationId>, notBefore: number): QueueStep {
  return (queue) => ({
    ...queue,
    operations: queue.operations.map((one) => (canBeUndone(one, ids) ? { ...one, notBefore } : one)),
  });
}

/** Removes deletions that were not sent yet. */
export function undeleted(ids: ReadonlySet<OperationId>): QueueStep {
  return (queue) => ({
    ...queue,
    operations: queue.operations.filter((one) => !canBeUndone(one, ids)),
  });
}

/** Whether an operation is one of these deletions and was not sent yet. */
export function canBeUndone({ id, tried }: Operation, ids: ReadonlySet<OperationId>): boolean {
  return ids.has(id) && !tried;
}
