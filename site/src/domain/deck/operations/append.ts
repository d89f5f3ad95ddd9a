import { concerns } from "./held";
import type { Operation } from "./operation";

/**
 * Puts an operation behind the others. Another quantity of the same card, or another wording of the same text,
 * takes the place of the one before it, as long as nobody has tried to send that.
 */
export function append(operations: readonly Operation[], next: Operation): readonly Operation[] {
  const at = operations.findLastIndex((one) => concerns(one, next.deck));
  const before = operations[at];
  if (!before || before.tried || !supersedes(next, before)) return [...operations, next];
  return operations.with(at, { ...next, id: before.id });
}

function supersedes(next: Operation, before: Operation): boolean {
  if (next.kind !== "change" || before.kind !== "change") return false;
  const [change, old] = [next.change, before.change];
  if (change.kind === "text" && old.kind === "text") return change.field === old.field;
  if (change.kind !== "cards" || old.kind !== "cards") return false;
  // Of the same card once out and once in, both count: what leaves the deck loses its marker.
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
