import type { Deck } from "../../../domain/deck/deck";
import { readOnlyDeck } from "../../../domain/deck/read-only-deck";
import { readDeckInUrl } from "../../../domain/deck/url/deck-in-url";
import { asDeckId } from "../../../domain/deck/url/deck-route";

interface DeckFromUrl {
  readonly deck: Deck;
  /** Parts of the URL that name no card. */
  readonly refused: readonly string[];
}

/** Reads the deck that is written whole into its URL; it is stored nowhere, so it is read-only. */
export function deckFromUrl(search: string, hash: string): DeckFromUrl {
  const { draft, refused } = readDeckInUrl(search, hash);
  return { deck: readOnlyDeck(asDeckId("deck"), draft), refused };
}
