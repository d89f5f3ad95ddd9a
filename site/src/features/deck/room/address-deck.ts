import { readDeckInAddress } from "../../../domain/deck/address/deck-in-address";
import type { Deck } from "../../../domain/deck/deck";
import { asDeckId } from "../../../domain/deck/list/deck-address";
import { unkeptDeck } from "../../../domain/deck/unkept-deck";

interface DeckOfAddress {
  readonly deck: Deck;
  /** Parts of the address that name no card. */
  readonly refused: readonly string[];
}

/** A deck that stands whole in the address: nobody keeps it, so nobody edits it. */
export function deckOfAddress(search: string, hash: string): DeckOfAddress {
  const { draft, refused } = readDeckInAddress(search, hash);
  return { deck: unkeptDeck(asDeckId("deck"), draft), refused };
}
