import type { CardId } from "../card/card";
import type { CardChange, ChangeKind } from "./card-changes";

/** Changes that matter to who plays the card; another printing or a ruling in other words does not. */
const MARKING: readonly ChangeKind[] = ["text", "name", "rules", "banned", "unbanned", "ruling", "gone"];

/** The changes by card that mark decks, each newest first. */
export type MarkingChanges = ReadonlyMap<CardId, readonly CardChange[]>;

export function markingChanges(changes: readonly CardChange[]): MarkingChanges {
  const found = new Map<CardId, CardChange[]>();
  for (const change of changes) {
    if (!MARKING.includes(change.kind)) continue;
    const known = found.get(change.card);
    if (known) known.push(change);
    else found.set(change.card, [change]);
  }
  return found;
}

/** Changes of cards of a deck after a day. Considered cards count as well: they may come in. */
export function changesSince(
  cards: Iterable<CardId>,
  marking: MarkingChanges,
  day: string,
): readonly CardChange[] {
  if (marking.size === 0) return [];
  const found: CardChange[] = [];
  for (const card of cards) {
    for (const change of marking.get(card) ?? []) if (change.day > day) found.push(change);
  }
  return found;
}

export function hasChangesSince(cards: Iterable<CardId>, marking: MarkingChanges, day: string): boolean {
  if (marking.size === 0) return false;
  for (const card of cards) if (marking.get(card)?.some((change) => change.day > day)) return true;
  return false;
}
