import type { Card } from "./card";

/** The cards printed in a set, by their displayed names. */
export function cardsOfSet<Kind extends Card>(cards: readonly Kind[], set: string): readonly Kind[] {
  return cards
    .filter((card) => card.sets[set] !== undefined)
    .toSorted((one, other) => (one.displayName < other.displayName ? -1 : 1));
}
