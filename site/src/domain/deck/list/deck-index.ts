import { fold } from "../../name/fold";
import type { ListedDeck } from "../deck";
import { isMain, ownDecks } from "./families";

/** A deck with what is compared on every key press, folded once. */
export interface IndexedDeck {
  readonly deck: ListedDeck;
  readonly isMain: boolean;
  /** Name and label of the revision. */
  readonly name: string;
  readonly tags: ReadonlySet<string>;
}

/** Made once per list of decks, not per key press. */
export function indexDecks(decks: readonly ListedDeck[]): readonly IndexedDeck[] {
  return ownDecks(decks).map((deck) => ({
    deck,
    isMain: isMain(deck),
    name: fold(`${deck.name} ${deck.branchName}`.trim()),
    tags: new Set(deck.tags),
  }));
}
