import type { DeckId } from "../../../domain/deck/deck";
import { writtenDeckId } from "../../../domain/deck/url/deck-route";

/** The whole address of a deck, to be handed on. */
export function addressOf(id: DeckId): string {
  return `${window.location.origin}/decks/${encodeURI(writtenDeckId(id))}`;
}
