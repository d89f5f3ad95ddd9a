import type { ReactNode } from "react";
import type { CardId } from "../../../domain/card/card";
import type { DeckCards, DeckId, ListedDeck } from "../../../domain/deck/deck";
import type { ExportFormat } from "../../../domain/deck/export/formats";
import type { KnownCards } from "../../../domain/deck/list/deck-filter";
import type { Deletion } from "../../../domain/deck/list/deletion";

/** What can be done to the decks of the list; each shows at once what it changes. */
export interface DeckActions {
  readonly setHidden: (id: DeckId, hidden: boolean) => void;
  readonly setLocked: (id: DeckId, locked: boolean) => void;
  readonly setTags: (id: DeckId, tags: readonly string[]) => void;
  /** The address of a deck, to be copied. */
  readonly urlOf: (id: DeckId) => string;
  /** Asks before everybody sees a deck, or nobody any more. */
  readonly askPublic: (deck: ListedDeck, onClose: () => void) => ReactNode;
  readonly deleteAll: (deletion: Deletion) => void;
  /** Rejects when the decks could not be had. */
  readonly exportDecks: (ids: readonly DeckId[], format: ExportFormat) => Promise<void>;
}

/** Where the cards of the listed decks come from. */
export interface DeckCardSource {
  /** What has come so far of all decks' cards; undefined before the names of the cards are there. */
  readonly known: KnownCards | undefined;
  /** The rest did not come. */
  readonly failed: boolean;
  /** Cards are sought: begins to fetch those of all decks in the background. May be called again and again. */
  readonly want: () => void;
  /** Cards of one deck. */
  readonly load: (id: DeckId) => Promise<DeckCards>;
  readonly nameOf: (id: CardId) => string | undefined;
}
