import type { CardId } from "../../card/card";
import type { DeckCards } from "../deck";
import { type Difference, differenceOf, played } from "../diff/difference";
import { MAX_COPIES } from "../limits";
import type { ChangeSet, ProposedChange } from "./change-set";

/** Proposed changes as shown to owners and readers of a deck; some may be applied already. */

/** Changes that remain to be applied: nothing is added twice, and no more removed than the deck has. */
export function pendingChanges(deck: DeckCards, changes: ChangeSet): Difference {
  const standing = [...changes].map(([card, change]) => [card, pendingBy(deck, card, change)] as const);
  return new Map(standing.filter(([, by]) => by !== 0));
}

/** Number of changes that the deck already has. */
export function countApplied(deck: DeckCards, changes: ChangeSet): number {
  return [...changes].filter(([card, change]) => isApplied(deck, card, change)).length;
}

function isApplied(deck: DeckCards, card: CardId, { by, from }: ProposedChange): boolean {
  return from !== undefined && played(deck, card) === Math.max(from + by, 0);
}

function pendingBy(deck: DeckCards, card: CardId, change: ProposedChange): number {
  if (isApplied(deck, card, change)) return 0;
  const { by } = change;
  const now = played(deck, card);
  return Math.min(Math.max(by, -now), MAX_COPIES - now);
}

/** Remaining changes that were proposed for a different number of copies than the deck has now. */
export function outdatedChanges(deck: DeckCards, changes: ChangeSet): readonly CardId[] {
  const standing = pendingChanges(deck, changes);
  const moved = [...changes].filter(
    ([card, { from }]) => standing.has(card) && from !== undefined && from !== played(deck, card),
  );
  return moved.map(([card]) => card);
}

/** The changes with new copies of one card; the current number of copies is no change. */
export function propose(changes: ChangeSet, deck: DeckCards, card: CardId, copies: number): ChangeSet {
  const from = played(deck, card);
  const by = Math.max(copies, 0) - from;
  const others = [...changes].filter(([one]) => one !== card);
  return new Map(by === 0 ? others : [...others, [card, { by, from }]]);
}

/** Changes from one deck to another, as a proposal for the first. */
export function changesBetween(from: DeckCards, to: DeckCards): ChangeSet {
  return new Map(
    [...differenceOf(from, to)].map(([card, by]) => [card, { by, from: played(from, card) }] as const),
  );
}

/** Adds the current copies of the deck to changes of a link without them. */
export function withCurrentCopies(changes: ChangeSet, deck: DeckCards): ChangeSet {
  return new Map(
    [...changes].map(([card, { by, from }]) => [card, { by, from: from ?? played(deck, card) }] as const),
  );
}
