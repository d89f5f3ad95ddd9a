import { readDeckInAddress } from "../../../domain/deck/address/deck-in-address";
import type { Deck } from "../../../domain/deck/deck";
import { asDeckId } from "../../../domain/deck/list/deck-address";
import { unkeptDeck } from "../../../domain/deck/unkept-deck";

/** A deck that stands whole in the address: nobody keeps it, so nobody edits it. */
export function deckOfAddress(search: string, hash: string): Deck {
  const { draft } = readDeckInAddress(search, hash);
  return unkeptDeck(asDeckId("deck"), draft);
}
