import type { ComponentType, ReactNode } from "react";
import type { Archive } from "../../domain/archive/archive";
import type { Ownership } from "../../domain/archive/ownership";
import type { ArchiveForm } from "../../domain/archive/search/archive-form";
import type { OwnDecks } from "../../domain/archive/search/context";
import type { MatchInventory } from "../../domain/archive/search/match-inventory";
import type { DeckSort } from "../../domain/archive/search/orders";
import type { DeckCards, DeckId } from "../../domain/deck/deck";
import type { TypedSearch } from "../../ui/query/typed-search";
import type { CriteriaSearch } from "../../ui/search/use-criteria";
import type { QueryWriter } from "../../ui/search/use-query-writer";
import type { Cards } from "./use-archive-cards";

/** The deck that others are compared with. */
export type ModelDeck =
  | { readonly status: "none" | "loading" | "failed" }
  | { readonly status: "ready"; readonly name: string; readonly cards: DeckCards };

export interface ModelFinderProps {
  readonly id: string;
  readonly onModel: (model: ModelDeck) => void;
}

/** Props of an archive page from the app. */
export interface ArchivePageProps {
  /** The search in the URL. */
  readonly q: string | undefined;
  readonly onQueryChange: QueryWriter;
  /** The filter sheet of phones is an entry of the browser's history, so back closes it. */
  readonly sheet: { readonly open: boolean; readonly set: (open: boolean) => void };
  /** The typed search of the URL, and the code that reads it. */
  readonly typed: Pick<TypedSearch, "QueryLine" | "typed">;
  /** Finds a deck of any kind by id; loaded on demand. */
  readonly ModelFinder: ComponentType<ModelFinderProps>;
  readonly onOpen: (id: DeckId) => void;
  readonly pending: ReactNode;
  /** The inventory; undefined without inventory mode. */
  readonly inventory?: OwnershipState | undefined;
}

/** What the inventory has of decks; only a known one can be compared with. */
export type OwnershipState = Ownership | "loading" | "failed";

/** The inventory as the listed decks show it: copies of a library of this size; 0: libraries keep their size. */
export interface ListedOwnership {
  readonly owned: Ownership | undefined;
  /** By deck. */
  readonly percents: Uint8Array | undefined;
  readonly scaling: number;
}

export interface OwnArchiveProps {
  /** undefined while loading; "failed" if the decks could not be loaded: this component shows the error. */
  readonly onArchive: (archive: Archive | "failed" | undefined) => void;
}

/** Criteria that not all archives have, and the typed units of all. */
export interface OptionalCriteria {
  readonly also?: readonly string[];
  readonly similar?: string;
  readonly src?: string;
  readonly matchInventory?: MatchInventory;
}

/** Properties of an archive. */
export interface ArchiveKind<Criteria extends object> {
  readonly name: "twd" | "pda" | "tda";
  /** Links to further pages about these decks; `q` is the search, if there is one. */
  readonly More?: ComponentType<{ readonly q: string | undefined }>;
  readonly form: ArchiveForm<Criteria>;
  readonly archive: Archive;
  readonly cards: Cards;
  readonly sorts: readonly [DeckSort, ...DeckSort[]];
  /** Keys of typed filters. */
  readonly typed: readonly string[];
  readonly waits: (draft: Criteria) => boolean;
  /** The signed-in user's decks and favorites among these. */
  readonly own?: OwnDecks | "loading" | undefined;
  readonly filters: (search: CriteriaSearch<Criteria>) => ReactNode;
  /** The archive of the user's non-public decks, if they can be searched. */
  readonly OwnArchive?: ComponentType<OwnArchiveProps> | undefined;
  /** Favorite button of a deck with its count. */
  readonly favorite?: ((id: string, count: number) => ReactNode) | undefined;
  /** Content above the decks, which receives the found ones. */
  readonly above?: ((found: readonly number[] | undefined) => ReactNode) | undefined;
}
