import type { ComponentType, ReactNode } from "react";
import type { Archive } from "../../domain/archive/archive";
import type { OwnDecks } from "../../domain/archive/search/context";
import type { ArchiveForm } from "../../domain/archive/search/forms";
import type { DeckSort } from "../../domain/archive/search/orders";
import type { DeckCards, DeckId } from "../../domain/deck/deck";
import type { CriteriaSearch } from "../../ui/search/use-criteria";
import type { QueryWriter } from "../../ui/search/use-query-writer";
import type { Cards } from "./use-cards";

/** A deck that others are compared with, on its way. */
export type ModelDeck =
  | { readonly status: "none" | "loading" | "failed" }
  | { readonly status: "ready"; readonly name: string; readonly cards: DeckCards };

export interface ModelFinderProps {
  readonly id: string;
  readonly onModel: (model: ModelDeck) => void;
}

/** What every archive needs of the application around it. */
export interface ArchiveRoomProps {
  /** The search as the address has it. */
  readonly q: string | undefined;
  readonly onQueryChange: QueryWriter;
  /** The filters of a phone: a step of the history, so that back closes them. */
  readonly sheet: { readonly open: boolean; readonly set: (open: boolean) => void };
  /** Finds a deck of any kind by its id; fetched when one is asked for. */
  readonly ModelFinder: ComponentType<ModelFinderProps>;
  readonly onOpen: (id: DeckId) => void;
  readonly pending: ReactNode;
}

export interface OwnArchiveProps {
  /** undefined: on its way. "failed": they cannot be had, which is said where this stands. */
  readonly onArchive: (archive: Archive | "failed" | undefined) => void;
}

/** What tells the archives apart. */
export interface ArchiveKind<Criteria extends object> {
  readonly name: "twd" | "pda" | "tda";
  readonly form: ArchiveForm<Criteria>;
  readonly archive: Archive;
  readonly cards: Cards;
  readonly sorts: readonly [DeckSort, ...DeckSort[]];
  /** Criteria that are typed. */
  readonly typed: readonly string[];
  readonly waits: (draft: Criteria) => boolean;
  readonly own?: OwnDecks | undefined;
  readonly filters: (search: CriteriaSearch<Criteria>) => ReactNode;
  /** Where decks of one's own that are not public may be asked for: an archive made of them. */
  readonly OwnArchive?: ComponentType<OwnArchiveProps> | undefined;
  /** How many have marked a deck, and the way to do so. */
  readonly favorite?: ((id: string, count: number) => ReactNode) | undefined;
  /** Stands above the decks, and is told which are found. */
  readonly above?: ((found: readonly number[] | undefined) => ReactNode) | undefined;
}
