import type { DeckId } from "../deck";
import type { Operation } from "./operation";

/** The longest time for which a deletion waits to be sent, unless the wait is renewed; milliseconds. */
export const MAX_HOLD = 12_000;

/** How long a deletion still waits, in milliseconds; 0: it may be sent. A clock that was set back prolongs nothing. */
export function holdOf(operation: Operation, now: number): number {
  const waits = operation.kind === "delete" && !operation.tried;
  const left = waits ? (operation.notBefore ?? 0) - now : 0;
  return left > MAX_HOLD ? 0 : Math.max(left, 0);
}

/** The operation changes this deck, or deletes it together with another revision. */
export function concerns(operation: Operation, deck: DeckId): boolean {
  return operation.deck === deck || (operation.kind === "delete" && operation.with?.includes(deck) === true);
}

/** The next operation that may be sent: all of a deck waits with its deletion, because undo still needs it. */
export function nextToSend(operations: readonly Operation[], now: number): Operation | undefined {
  const held = operations.filter((one) => holdOf(one, now) > 0);
  return operations.find(({ deck }) => !held.some((one) => concerns(one, deck)));
}
