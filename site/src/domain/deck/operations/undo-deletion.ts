import type { Operation, OperationId } from "./operation";
import type { QueueStep } from "./queue";

/** Lets deletions that are not on their way yet wait until then. */
export function heldUntil(ids: ReadonlySet<OperationId>, notBefore: number): QueueStep {
  return (queue) => ({
    ...queue,
    operations: queue.operations.map((one) => (canBeUndone(one, ids) ? { ...one, notBefore } : one)),
  });
}

/** Takes deletions back that are not on their way yet. */
export function undeleted(ids: ReadonlySet<OperationId>): QueueStep {
  return (queue) => ({
    ...queue,
    operations: queue.operations.filter((one) => !canBeUndone(one, ids)),
  });
}

/** It is one of these deletions, and the server cannot have it yet. */
export function canBeUndone({ id, tried }: Operation, ids: ReadonlySet<OperationId>): boolean {
  return ids.has(id) && !tried;
}
