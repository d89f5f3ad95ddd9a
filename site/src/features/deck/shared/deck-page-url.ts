import type { DeckId } from "../../../domain/deck/deck";
import { formatDeckId, hasPreview } from "../../../domain/deck/url/deck-route";

/** The absolute URL of a deck, for sharing. */
export function deckPageUrl(id: DeckId): string {
  const { origin } = window.location;
  return hasPreview(id) ? `${origin}/d/${id}` : `${origin}/decks/${encodeURI(formatDeckId(id))}`;
}
