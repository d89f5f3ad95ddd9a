import type { DeckId } from "../deck";
import type { Operation } from "./operation";

/** Maximum delay before a deletion is sent, unless it is renewed. */
export const MAX_HOLD_MS = 12_000;

/** Milliseconds until a deletion may be sent; 0 if it may. A clock that was set back does not extend the delay. */
export function remainingHold(operation: Operation, now: number): number {
  const waits = operation.kind === "delete" && !operation.tried;
  const left = waits ? (operation.notBefore ?? 0) - now : 0;
  return left > MAX_HOLD_MS ? 0 : Math.max(left, 0);
}

/** Whether the operation changes or deletes this deck, also together with another revision. */
export function concerns(operation: Operation, deck: DeckId): boolean {
  return operation.deck === deck || (operation.kind === "delete" && operation.with?.includes(deck) === true);
}

/**
 * The next operation to send. Other operations of a deck wait with its held deletion, because undo still needs them.
 */
export function nextToSend(operations: readonly Operation[], now: number): Operation | undefined {
  const held = operations.filter((one) => remainingHold(one, now) > 0);
  return operations.find(({ deck }) => !held.some((one) => concerns(one, deck)));
}
