import type { DeckCards } from "../../deck/deck";
import type { UnitReader } from "../../search/also";
import type { Filter } from "../../search/filter";
import type { Archive } from "../archive";
import type { Ownership } from "../ownership";

/** Data that filters are compiled with. */
export interface ArchiveContext {
  readonly archive: Archive;
  /** Cards of the deck that similar decks are searched for; undefined if none is set or loaded. */
  readonly model?: DeckCards | undefined;
  /** Ids of the decks that the user has published or marked; undefined if no one is signed in. */
  readonly own?: OwnDecks | undefined;
  /** The inventory; undefined if no one is signed in, or it is not loaded. Its code is loaded with it. */
  readonly owned?: Ownership | undefined;
  /** Reads typed units that no field holds. */
  readonly units?: UnitReader | undefined;
}

export interface OwnDecks {
  readonly published: ReadonlySet<string>;
  readonly favorites: ReadonlySet<string>;
}

/** A filter of decks, whose positions are their indexes in the archive. */
export type DeckFilter<Value> = Filter<Value, ArchiveContext>;
