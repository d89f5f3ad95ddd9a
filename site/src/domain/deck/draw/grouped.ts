import type { CardId } from "../../card/card";
import type { Copy } from "./part-draw";

/** Copies of one card that lie in one pile. */
export interface Group {
  readonly card: CardId;
  readonly copies: readonly Copy[];
  /** The one that came last. */
  readonly newest: Copy;
}

/** A pile card by card, in the order in which the first copy of each came. */
export function grouped(pile: readonly Copy[]): readonly Group[] {
  const groups = new Map<CardId, Group>();
  for (const copy of pile) {
    const before = groups.get(copy.card)?.copies ?? [];
    groups.set(copy.card, { card: copy.card, copies: [...before, copy], newest: copy });
  }
  return [...groups.values()];
}
