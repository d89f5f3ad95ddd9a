import type { CardId } from "../../domain/card/card";

interface Neighbours {
  readonly previous: CardId;
  readonly next: CardId;
  /** Counted from 1. */
  readonly position: number;
}

/** The cards before and after a card, cyclically; undefined if there are none. */
export function neighbours(id: CardId, among: readonly CardId[]): Neighbours | undefined {
  const index = among.indexOf(id);
  const previous = among.at(index - 1);
  const next = among[(index + 1) % among.length];
  if (index < 0 || among.length < 2 || previous === undefined || next === undefined) return undefined;
  return { previous, next, position: index + 1 };
}
