import type { CardId } from "../../domain/card/card";

interface Neighbours {
  readonly previous: CardId;
  readonly next: CardId;
  /** Counted from 1. */
  readonly position: number;
}

/** The cards before and after one in its list, around both ends; undefined where there is nothing to go to. */
export function neighbours(id: CardId, among: readonly CardId[]): Neighbours | undefined {
  const at = among.indexOf(id);
  const previous = among.at(at - 1);
  const next = among[(at + 1) % among.length];
  if (at < 0 || among.length < 2 || previous === undefined || next === undefined) return undefined;
  return { previous, next, position: at + 1 };
}
