import type { DeckId, ListedDeck } from "../deck";
import { sortDecks } from "./deck-order";

/** A deck with its revisions, as an entry of a list. */
export interface DeckEntry {
  /** The current revision gives the entry its name and position. */
  readonly current: ListedDeck;
  /** The revision edited last, which is opened. */
  readonly latest: ListedDeck;
  /** All in the order of the revision group; a single one for a deck without revisions. */
  readonly revisions: readonly ListedDeck[];
}

/** A deck without revisions is its own current revision. */
export function isCurrent({ id, revisionGroup }: ListedDeck): boolean {
  return revisionGroup === undefined || revisionGroup.current === id;
}

/** Decks that the user works on, without public copies, which follow their decks. */
export function ownDecks(decks: readonly ListedDeck[]): readonly ListedDeck[] {
  return decks.filter(({ publicParent }) => publicParent === undefined);
}

/** The deck and its other listed revisions. */
export function revisionsOf(deck: ListedDeck, byId: ReadonlyMap<DeckId, ListedDeck>): readonly ListedDeck[] {
  const members = deck.revisionGroup?.members.flatMap((id) => byId.get(id) ?? []) ?? [];
  return members.length > 0 ? members : [deck];
}

/** One entry per revision group, the last edited first, ties by name. */
export function deckEntries(decks: readonly ListedDeck[]): readonly DeckEntry[] {
  const own = ownDecks(decks);
  const byId = deckMap(own);
  const entries = new Map(
    own
      .filter(isCurrent)
      .map((current) => entry(current, byId))
      .map((one) => [one.latest, one]),
  );
  return sortDecks([...entries.keys()], "date").flatMap((latest) => entries.get(latest) ?? []);
}

export function deckMap(decks: readonly ListedDeck[]): ReadonlyMap<DeckId, ListedDeck> {
  return new Map(decks.map((deck) => [deck.id, deck]));
}

function entry(current: ListedDeck, byId: ReadonlyMap<DeckId, ListedDeck>): DeckEntry {
  const revisions = revisionsOf(current, byId);
  const latest = revisions.reduce((best, one) => (one.changed > best.changed ? one : best), current);
  return { current, latest, revisions };
}
