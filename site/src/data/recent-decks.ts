import { useMemo, useSyncExternalStore } from "react";
import type { Deck } from "../domain/deck/deck";
import { parseRecent, type RecentDeck, recentFrom, withRecent } from "../domain/deck/list/recent";
import { personalText } from "./personal-text";
import { parseJson } from "./stored-text";

/**
 * Other people's decks viewed on this device, newest first. They reveal what a user has read, including decks shared
 * by private links, so they are personal data. Visitors without an account have them, too.
 */
const recent = personalText("recent-decks");

const parse = (text: string | null) => parseRecent(parseJson(text));

/** Own decks, precons and decks in the URL are left out. */
export function rememberRecentDeck(deck: Deck): void {
  const one = recentFrom(deck);
  if (one !== undefined) recent.write(JSON.stringify(withRecent(parse(recent.read()), one)));
}

export function useRecentDecks(): readonly RecentDeck[] {
  const text = useSyncExternalStore(recent.subscribe, recent.read);
  return useMemo(() => parse(text), [text]);
}
