import type { CardId } from "../../card/card";
import type { DeckCards } from "../deck";

/** Copies to add, or to remove if below 0, by card. Cards with equal copies are absent. */
export type Difference = ReadonlyMap<CardId, number>;

/** Below 0 removes the card. */
const OUT = -1;

/** Played copies; 0 for considered and absent cards. */
export function played(cards: DeckCards, card: CardId): number {
  return Math.max(cards.get(card) ?? 0, 0);
}

/** The changes from `from` to `to`; considered cards are ignored (docs/rules/decks.md §11). */
export function differenceOf(from: DeckCards, to: DeckCards): Difference {
  const all = [...new Set([...from.keys(), ...to.keys()])];
  const signed = all.map((card) => [card, played(to, card) - played(from, card)] as const);
  return new Map(signed.filter(([, by]) => by !== 0));
}

/** Cards that the first deck lacks, with copies. */
export function missingOf(difference: Difference): DeckCards {
  return new Map([...difference].filter(([, by]) => by > 0));
}

/** Resulting copies of the changed cards; cards without copies leave the deck. */
export function copiesAfter(cards: DeckCards, difference: Difference): ReadonlyMap<CardId, number> {
  const after = [...difference].map(([card, by]) => [card, played(cards, card) + by] as const);
  return new Map(after.map(([card, copies]) => [card, copies > 0 ? copies : OUT]));
}

/** The cards of a deck after a difference. */
export function withDifference(cards: DeckCards, difference: Difference): DeckCards {
  const after = copiesAfter(cards, difference);
  return new Map([...cards, ...after].filter(([card]) => after.get(card) !== OUT));
}
