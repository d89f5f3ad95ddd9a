import { useSyncExternalStore } from "react";
import type { DeckId } from "../domain/deck/deck";
import { asDeckId } from "../domain/deck/url/deck-route";
import { personalText } from "./personal-text";

/** The editable own deck that was opened last: a search adds cards to it. */
const current = personalText("current-deck");

export function rememberCurrentDeck(id: DeckId): void {
  if (current.read() !== id) current.write(id);
}

/** Its id; undefined when none was opened yet. The deck may have been deleted or locked since. */
export function useCurrentDeckId(): DeckId | undefined {
  const id = useSyncExternalStore(current.subscribe, current.read);
  return id === null ? undefined : asDeckId(id);
}
