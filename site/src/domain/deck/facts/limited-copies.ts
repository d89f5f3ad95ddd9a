import type { CardPool } from "../../limited/limited-format";
import type { DeckCopies } from "./copies";
import { total } from "./copies";

export interface LimitedCopies {
  readonly copies: number;
  /** Share of all copies of the deck. */
  readonly share: number;
}

/** Copies outside of a limited format; null if none (docs/rules/decks.md §13). */
export function hasLimited({ crypt, library }: DeckCopies, isIn: CardPool): LimitedCopies | null {
  const all = [...crypt, ...library];
  const copies = total(all.filter(({ card }) => !isIn(card)));
  return copies === 0 ? null : { copies, share: copies / total(all) };
}
