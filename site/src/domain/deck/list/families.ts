import type { DeckId, ListedDeck } from "../deck";
import { sortDecks } from "./deck-order";

/** One deck with its revisions, as a short list shows it. */
export interface DeckEntry {
  /** Stands for all revisions: its name, its place in the list. */
  readonly main: ListedDeck;
  /** The revision edited last: the one that opens. */
  readonly latest: ListedDeck;
  /** All of them in the order of the family; one where there are no others. */
  readonly revisions: readonly ListedDeck[];
}

/** A deck without revisions is its own main deck. */
export function isMain({ id, family }: ListedDeck): boolean {
  return family === undefined || family.master === id;
}

/** The decks somebody works on. Public copies follow their decks and are nobody's to choose here. */
export function ownDecks(decks: readonly ListedDeck[]): readonly ListedDeck[] {
  return decks.filter(({ publicParent }) => publicParent === undefined);
}

/** The deck and its other revisions, as far as they are listed. */
export function revisionsOf(deck: ListedDeck, byId: ReadonlyMap<DeckId, ListedDeck>): readonly ListedDeck[] {
  const members = deck.family?.members.flatMap((id) => byId.get(id) ?? []) ?? [];
  return members.length > 0 ? members : [deck];
}

/** One entry per family, the one edited last first; those of one moment by name. */
export function deckEntries(decks: readonly ListedDeck[]): readonly DeckEntry[] {
  const own = ownDecks(decks);
  const byId = deckMap(own);
  const entries = new Map(
    own
      .filter(isMain)
      .map((main) => entry(main, byId))
      .map((one) => [one.latest, one]),
  );
  return sortDecks([...entries.keys()], "date").flatMap((latest) => entries.get(latest) ?? []);
}

export function deckMap(decks: readonly ListedDeck[]): ReadonlyMap<DeckId, ListedDeck> {
  return new Map(decks.map((deck) => [deck.id, deck]));
}

function entry(main: ListedDeck, byId: ReadonlyMap<DeckId, ListedDeck>): DeckEntry {
  const revisions = revisionsOf(main, byId);
  const latest = revisions.reduce((best, one) => (one.changed > best.changed ? one : best), main);
  return { main, latest, revisions };
}
