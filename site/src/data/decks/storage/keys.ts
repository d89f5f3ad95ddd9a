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
    searches: `${own}/searches`,
  };
}

const QUEUE = "unsent";
const PLAYTEST = "playtest";

/** Whose edits are stored there: they outlast their author's session; fetched data does not, and is no queue. */
export function userOfQueue(key: string): string | undefined {
  const end = `/${QUEUE}`;
  return key.endsWith(end) ? decodeURIComponent(key.slice(0, -end.length)) : undefined;
}

/** What only playtesters may see goes with the role. */
export function isRoundKey(key: string): boolean {
  return key.includes(`/${PLAYTEST}-`);
}
