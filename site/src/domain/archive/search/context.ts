import type { DeckCards } from "../../deck/deck";
import type { Filter } from "../../search/filter";
import type { Archive } from "../archive";

/** What criteria are compiled against. */
export interface ArchiveContext {
  readonly archive: Archive;
  /** Cards of the deck that similar ones are asked for; undefined: there is none, or it is not known. */
  readonly model?: DeckCards | undefined;
  /** Ids of the decks that the visitor has published or marked; undefined: nobody is signed in. */
  readonly own?: OwnDecks | undefined;
}

export interface OwnDecks {
  readonly published: ReadonlySet<string>;
  readonly favorites: ReadonlySet<string>;
}

/** A criterion of decks: of their number in the archive. */
export type DeckFilter<Value> = Filter<number, Value, ArchiveContext>;
