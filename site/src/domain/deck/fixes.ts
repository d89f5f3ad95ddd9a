import type { CardId } from "../card/card";
import type { DeckCards } from "./deck";

/** Card and copies that the user has chosen for a bad line. */
export interface Fix {
  readonly card: CardId;
  readonly copies: number;
}

/** Fixes by line number. */
export type Fixes = ReadonlyMap<number, Fix>;

/**
 * Copies to set after a line is fixed, or fixed differently: the copies that the deck had before any fix plus those
 * of all lines. −1 removes a card that was in the deck only because of that line.
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
  const before = cards.get(card);
  if (before === undefined && ofLines.length === 0) return -1;
  return ofLines.reduce((sum, fix) => sum + fix.copies, before ?? 0);
}
