import { concerns } from "./held";
import type { DeckOperation, Operation } from "./operation";

/**
 * Adds an operation to the queue. A new quantity of the same card, or a new version of the same text, replaces the
 * previous operation unless it has been sent.
 */
export function append(operations: readonly Operation[], next: DeckOperation): readonly Operation[] {
  const index = operations.findLastIndex((one) => concerns(one, next.deck));
  const before = operations[index];
  if (!before || before.tried || !supersedes(next, before)) return [...operations, next];
  return operations.with(index, { ...next, id: before.id });
}

function supersedes(next: DeckOperation, before: Operation): boolean {
  if (next.kind !== "change" || before.kind !== "change") return false;
  const [change, old] = [next.change, before.change];
  if (change.kind === "text" && old.kind === "text") return change.field === old.field;
  if (change.kind !== "cards" || old.kind !== "cards") return false;
  // If a card is removed and added again, both operations count, because a removed card loses its marker.
  const [card] = old.copies.keys();
  const stays = [...old.copies.values()].every((quantity) => quantity >= 0);
  return (
    old.copies.size === 1 &&
    change.copies.size === 1 &&
    card !== undefined &&
    change.copies.has(card) &&
    stays
  );
}
