import type { DeckId } from "../../../domain/deck/deck";
import { formatDeckId } from "../../../domain/deck/url/deck-route";

/** The absolute URL of a deck, for sharing. */
export function deckPageUrl(id: DeckId): string {
  return `${window.location.origin}/decks/${encodeURI(formatDeckId(id))}`;
}
