import type { DeckId } from "../../../domain/deck/deck";

/** All keys of one user share a prefix, so that edits are never sent as another user's. */
export function keysOf(user: string) {
  const own = encodeURIComponent(user);
  return {
    queue: `${own}/${QUEUE}`,
    list: `${own}/decks`,
    deck: (id: DeckId) => `${own}/deck/${id}`,
    inventory: `${own}/inventory`,
    round: `${own}/${PLAYTEST}-round`,
    reports: `${own}/${PLAYTEST}-reports`,
  };
}

const QUEUE = "unsent";
const PLAYTEST = "playtest";

/** Edits outlast their author's session; fetched data does not. */
export function isQueueKey(key: string): boolean {
  return key.endsWith(`/${QUEUE}`);
}

/** What only playtesters may see goes with the role. */
export function isRoundKey(key: string): boolean {
  return key.includes(`/${PLAYTEST}-`);
}
