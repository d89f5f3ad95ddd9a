import type { DeckId } from "../deck";
import type { DeckOperation, Operation } from "./operation";

/** Maximum delay before a held operation is sent, unless it is renewed. */
export const MAX_HOLD_MS = 12_000;

/** Milliseconds until an operation may be sent; 0 if it may. A clock that was set back does not extend the delay. */
export function remainingHold(operation: Operation, now: number): number {
  const until = "notBefore" in operation && !operation.tried ? operation.notBefore : undefined;
  const left = until ? until - now : 0;
  return left > MAX_HOLD_MS ? 0 : Math.max(left, 0);
}

/** Whether the operation creates, changes or deletes this deck, also together with another revision. */
export function concerns(operation: Operation, deck: DeckId): operation is DeckOperation {
  return operation.deck === deck || (operation.kind === "delete" && operation.with?.includes(deck) === true);
}

/**
 * The next operation to send. Other operations of a deck wait with its held deletion, because undo still needs them;
 * those of a report wait until its text is written.
 */
export function nextToSend(operations: readonly Operation[], now: number): Operation | undefined {
  const held = operations.filter((one) => remainingHold(one, now) > 0);
  return operations.find((next) => !held.some((one) => isSameSubject(one, next)));
}

function isSameSubject(held: Operation, next: Operation): boolean {
  if (next.deck !== undefined) return concerns(held, next.deck);
  return next.kind === "report" && held.kind === "report" && held.subject === next.subject;
}
