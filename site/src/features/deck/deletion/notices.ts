import type { Deletion } from "../../../data/decks/commands/deletion";
import type { DeckId } from "../../../domain/deck/deck";
import { createStore } from "../../../domain/store";
import type { OpenDeck } from "../shared/deck-page-context";

/** Decks that were just deleted, and can still be restored. */
export interface DeletedDecks {
  readonly deletion: Deletion;
  /** undefined: several decks, which are only counted. */
  readonly name: string | undefined;
  readonly count: number;
  /** The deck that was on the page, if it is one of them. */
  readonly shown?: DeckId | undefined;
  /** The deck that is shown instead; undefined: the page without a deck. */
  readonly next?: DeckId | undefined;
  readonly onOpen: OpenDeck;
  /** The undo button takes the focus: the focused element is gone, and the notice is far away in the document. */
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
