import type { CardId } from "../../card/card";
import type { Copy } from "./part-draw";

/** Copies of one card in a pile. */
export interface Group {
  readonly card: CardId;
  readonly copies: readonly Copy[];
  /** The latest copy. */
  readonly newest: Copy;
}

/** Groups a pile by card, in order of first appearance. */
export function grouped(pile: readonly Copy[]): readonly Group[] {
  const groups = new Map<CardId, Group>();
  for (const copy of pile) {
    const before = groups.get(copy.card)?.copies ?? [];
    groups.set(copy.card, { card: copy.card, copies: [...before, copy], newest: copy });
  }
  return [...groups.values()];
}
