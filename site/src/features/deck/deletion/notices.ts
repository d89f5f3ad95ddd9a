import type { Deletion } from "../../../data/decks/commands/deletion";
import { createStore } from "../../../data/store";
import type { DeckId } from "../../../domain/deck/deck";
import type { OpenDeck } from "../room/deck-room";

/** Decks that were just deleted and can still be brought back. */
export interface DeletedDecks {
  readonly deletion: Deletion;
  /** undefined: they are several, and counted. */
  readonly name: string | undefined;
  readonly count: number;
  /** The deck that was on the screen, where it is one of them. */
  readonly shown?: DeckId | undefined;
  /** The deck that is on the screen since; undefined: the page without a deck. */
  readonly next?: DeckId | undefined;
  readonly onOpen: OpenDeck;
  /** The keyboard goes to the way back: what it was in is gone, and the notice is far from everything else. */
  readonly byKeyboard: boolean;
}

/** The oldest first. */
export const notices = createStore<readonly DeletedDecks[]>([]);

export function addNotice(deleted: DeletedDecks): void {
  notices.set([...notices.get(), deleted]);
}

export function closeNotice(deleted: DeletedDecks): void {
  notices.set(notices.get().filter((one) => one !== deleted));
}
