import type { DeckId } from "../../domain/deck/deck";

/** Everything of one person begins alike: nobody's edits are ever sent as somebody else's. */
export function keysOf(user: string) {
  const own = encodeURIComponent(user);
  return {
    queue: `${own}/${QUEUE}`,
    list: `${own}/decks`,
    deck: (id: DeckId) => `${own}/deck/${id}`,
  };
}

const QUEUE = "unsent";

/** Edits outlast their author's session; what was only fetched does not. */
export function isQueueKey(key: string): boolean {
  return key.endsWith(`/${QUEUE}`);
}
