import { fold } from "../../name/fold";
import type { ListedDeck } from "../deck";
import { isCurrent, ownDecks } from "./deck-entries";

/** A deck with its folded texts, so that key presses do not fold them again. */
export interface IndexedDeck {
  readonly deck: ListedDeck;
  readonly isCurrent: boolean;
  /** Name and revision label. */
  readonly name: string;
  readonly tags: ReadonlySet<string>;
}

/** Built once per list of decks. */
export function indexDecks(decks: readonly ListedDeck[]): readonly IndexedDeck[] {
  return ownDecks(decks).map((deck) => ({
    deck,
    isCurrent: isCurrent(deck),
    name: fold(`${deck.name} ${deck.revisionLabel}`.trim()),
    tags: new Set(deck.tags),
  }));
}
