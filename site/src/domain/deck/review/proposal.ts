import type { CardId } from "../../card/card";
import type { DeckCards } from "../deck";
import { type Difference, differenceOf, played } from "../diff/difference";
import type { ChangeSet, ProposedChange } from "./change-set";

/** Changes that a deck's owner and a reader look at: some of them may be in the deck already. */

/** Of one card; the server takes no more. */
const MAX_COPIES = 999;

/** What is still to be done to a deck. Nothing is put in twice, and no more taken out than there is. */
export function standingChanges(deck: DeckCards, changes: ChangeSet): Difference {
  const standing = [...changes].map(([card, change]) => [card, standingBy(deck, card, change)] as const);
  return new Map(standing.filter(([, by]) => by !== 0));
}

/** How many changes the deck has already: they were applied. */
export function countApplied(deck: DeckCards, changes: ChangeSet): number {
  return [...changes].filter(([card, change]) => isApplied(deck, card, change)).length;
}

function isApplied(deck: DeckCards, card: CardId, { by, from }: ProposedChange): boolean {
  return from !== undefined && played(deck, card) === Math.max(from + by, 0);
}

function standingBy(deck: DeckCards, card: CardId, change: ProposedChange): number {
  if (isApplied(deck, card, change)) return 0;
  const { by } = change;
  const now = played(deck, card);
  return Math.min(Math.max(by, -now), MAX_COPIES - now);
}

/** Changes that were proposed for another number of copies than the deck has now, and are still to be done. */
export function movedChanges(deck: DeckCards, changes: ChangeSet): readonly CardId[] {
  const standing = standingChanges(deck, changes);
  const moved = [...changes].filter(
    ([card, { from }]) => standing.has(card) && from !== undefined && from !== played(deck, card),
  );
  return moved.map(([card]) => card);
}

/** The changes with one card at other copies; as many as the deck has is no change. */
export function propose(changes: ChangeSet, deck: DeckCards, card: CardId, copies: number): ChangeSet {
  const from = played(deck, card);
  const by = Math.max(copies, 0) - from;
  const others = [...changes].filter(([one]) => one !== card);
  return new Map(by === 0 ? others : [...others, [card, { by, from }]]);
}

/** What leads from one deck to another, to be proposed for the first. */
export function changesBetween(from: DeckCards, to: DeckCards): ChangeSet {
  return new Map(
    [...differenceOf(from, to)].map(([card, by]) => [card, { by, from: played(from, card) }] as const),
  );
}

/** The same changes, said of the deck as it is: a link of another site does not tell what it was made for. */
export function anchored(changes: ChangeSet, deck: DeckCards): ChangeSet {
  return new Map(
    [...changes].map(([card, { by, from }]) => [card, { by, from: from ?? played(deck, card) }] as const),
  );
}
