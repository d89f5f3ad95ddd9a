import type { CardId } from "../card/card";
import type { DeckCards } from "./deck";

/** What a line was found to mean. */
export interface Fix {
  readonly card: CardId;
  readonly copies: number;
}

/** Fixes by the number of their line. */
export type Fixes = ReadonlyMap<number, Fix>;

/**
 * The copies that change when a line is understood, or understood otherwise: what the deck had of a card before the
 * fixing began, and what all lines have of it. −1: it was in the deck for that line only.
 */
export function copiesAfterFix(
  cards: DeckCards,
  before: Fixes,
  line: number,
  fix: Fix,
): { readonly fixes: Fixes; readonly copies: DeckCards } {
  const fixes = new Map(before).set(line, fix);
  const touched = new Set([before.get(line)?.card ?? fix.card, fix.card]);
  const copies = new Map([...touched].map((card) => [card, copiesOf(card, cards, fixes)]));
  return { fixes, copies };
}

function copiesOf(card: CardId, cards: DeckCards, fixes: Fixes): number {
  const ofLines = [...fixes.values()].filter((fix) => fix.card === card);
  const had = cards.get(card);
  if (had === undefined && ofLines.length === 0) return -1;
  return ofLines.reduce((sum, fix) => sum + fix.copies, had ?? 0);
}
