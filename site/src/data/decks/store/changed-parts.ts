import type { Deck } from "../../../domain/deck/deck";

/** The parts that are another object or value. */
export function changedParts(before: Deck, after: Deck): readonly (keyof Deck)[] {
  const parts = Object.keys({ ...before, ...after }) as (keyof Deck)[];
  return parts.filter((part) => !Object.is(after[part], before[part]));
}
