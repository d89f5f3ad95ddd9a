import type { CardId } from "../../card/card";
import type { DeckCards } from "../deck";

/** Copies to put in, or below 0 to take out, by card. Cards that both decks have as often are not in it. */
export type Difference = ReadonlyMap<CardId, number>;

/** Below 0: the card is taken out. */
const OUT = -1;

/** Copies that are played: what is only considered, or not in the deck, has none. */
export function played(cards: DeckCards, card: CardId): number {
  return Math.max(cards.get(card) ?? 0, 0);
}

/** What makes `to` of `from`. Cards that are only considered count for nothing (docs/rules/decks.md §11). */
export function differenceOf(from: DeckCards, to: DeckCards): Difference {
  const all = [...new Set([...from.keys(), ...to.keys()])];
  const signed = all.map((card) => [card, played(to, card) - played(from, card)] as const);
  return new Map(signed.filter(([, by]) => by !== 0));
}

/** What the first deck lacks of the second, by card. */
export function missingOf(difference: Difference): DeckCards {
  return new Map([...difference].filter(([, by]) => by > 0));
}

/** Copies of the changed cards once a difference is put into a deck; what has none left leaves the deck. */
export function copiesAfter(cards: DeckCards, difference: Difference): ReadonlyMap<CardId, number> {
  const after = [...difference].map(([card, by]) => [card, played(cards, card) + by] as const);
  return new Map(after.map(([card, copies]) => [card, copies > 0 ? copies : OUT]));
}

/** A deck's cards with a difference put in. */
export function withDifference(cards: DeckCards, difference: Difference): DeckCards {
  const after = copiesAfter(cards, difference);
  return new Map([...cards, ...after].filter(([card]) => after.get(card) !== OUT));
}
