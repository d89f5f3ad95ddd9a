import type { Deck } from "../../../domain/deck/deck";
import { readOnlyDeck } from "../../../domain/deck/read-only-deck";
import { readDeckInUrl } from "../../../domain/deck/url/deck-in-url";
import { asDeckId } from "../../../domain/deck/url/deck-route";

interface DeckOfAddress {
  readonly deck: Deck;
  /** Parts of the address that name no card. */
  readonly refused: readonly string[];
}

/** A deck that stands whole in the address: nobody keeps it, so nobody edits it. */
export function deckOfAddress(search: string, hash: string): DeckOfAddress {
  const { draft, refused } = readDeckInUrl(search, hash);
  return { deck: readOnlyDeck(asDeckId("deck"), draft), refused };
}
