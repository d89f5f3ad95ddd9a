import type { CardChange } from "./card-changes";

/**
 * The text after a change of a text: that before the next change of the card, or today's. `changes` are newest first
 * and hold all that are newer.
 */
export function textAfter(change: CardChange, changes: readonly CardChange[], today: string): string {
  let after = today;
  for (const one of changes) {
    if (one === change) break;
    if (one.card === change.card && (one.kind === "text" || one.kind === "minor")) after = one.before;
  }
  return after;
}
