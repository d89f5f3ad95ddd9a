import type { ReactNode } from "react";
import type { CardId } from "../../../../domain/card/card";
import type { DeckCards, DeckId, ListedDeck } from "../../../../domain/deck/deck";
import type { ExportFormat } from "../../../../domain/deck/export/formats";
import type { KnownCards } from "../../../../domain/deck/list/deck-filter";
import type { Deletion } from "../../../../domain/deck/list/deletion";

/** The commands for listed decks; each applies at once. */
export interface DeckListCommands {
  readonly setHidden: (id: DeckId, hidden: boolean) => void;
  readonly setLocked: (id: DeckId, locked: boolean) => void;
  readonly setTags: (id: DeckId, tags: readonly string[]) => void;
  /** The URL of a deck, to be copied. */
  readonly urlOf: (id: DeckId) => string;
  /** Renders the dialog that publishes a deck or removes its public copy. */
  readonly askPublic: (deck: ListedDeck, onClose: () => void) => ReactNode;
  readonly deleteAll: (deletion: Deletion) => void;
  /** Rejects if the decks could not be fetched. */
  readonly exportDecks: (ids: readonly DeckId[], format: ExportFormat) => Promise<void>;
}

/** Where the cards of the listed decks come from. */
export interface DeckCardSource {
  /** The cards of all decks, as far as fetched; undefined before the names of cards are loaded. */
  readonly known: KnownCards | undefined;
  /** The rest could not be fetched. */
  readonly failed: boolean;
  /** Decks with playtest cards, as far as fetched. */
  readonly playtest: ReadonlySet<DeckId>;
  /** Decks whose cards have changed since their user last looked, as far as fetched. */
  readonly changed: ReadonlySet<DeckId>;
  /** Starts to fetch the cards of all decks in the background; idempotent. */
  readonly want: () => void;
  /** Cards of one deck. */
  readonly load: (id: DeckId) => Promise<DeckCards>;
  readonly nameOf: (id: CardId) => string | undefined;
}
