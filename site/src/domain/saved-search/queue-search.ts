import type { Operation, SearchOperation } from "../deck/operations/operation";
import type { QueueStep } from "../deck/operations/queue";
import { isSameSearch } from "./saved-searches";

/** Adds an edit of the saved searches to the queue, in place of earlier ones of the same search that wait. */
export function queuedSearch(edit: SearchOperation): QueueStep {
  const isReplaced = (one: Operation) =>
    one.kind === "search" && !one.tried && isSameSearch(one.edit.search, edit.edit.search);
  return (queue) =>
    queue.operations.some(({ id }) => id === edit.id)
      ? queue
      : { ...queue, operations: [...queue.operations.filter((one) => !isReplaced(one)), edit] };
}
