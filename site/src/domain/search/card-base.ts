import type { CryptIndex, LibraryIndex, SetCatalogue } from "../../generated/published";
import type { Card, CryptCard, LibraryCard } from "../card/card";
import type { Stock } from "../inventory/stock-rows";
import type { LimitedFormat } from "../limited/limited-format";
import type { UnitReader } from "./also";
import { Facet } from "./facets";
import { englishTexts, type SearchTexts } from "./haystacks";
import { type PrintDates, printDates } from "./print-dates";
import type { MatchesOf } from "./shared/pattern";

/** All cards of one kind with their index and prepared data; built once per data version. */
export interface CardBase<Kind extends Card> {
  /** In ascending order of id; the index refers to cards by their position here. */
  readonly cards: readonly Kind[];
  readonly byId: ReadonlyMap<number, Kind>;
  /** Position of a card by id. */
  readonly positions: ReadonlyMap<number, number>;
  readonly traits: Facet;
  readonly titles: Facet;
  readonly artists: Facet;
  readonly prints: PrintDates;
  readonly catalogue: SetCatalogue;
  readonly english: SearchTexts;
}

export type CryptBase = CardBase<CryptCard>;

export interface LibraryBase extends CardBase<LibraryCard> {
  readonly sects: Facet;
  readonly capacityAtMost: Facet;
  readonly capacityAtLeast: Facet;
}

/** What a search needs of an inventory. */
export type SearchedStock = Pick<Stock, "copies" | "uses">;

/** Data that filters are compiled with. */
export interface SearchContext<Base extends CardBase<Card>> {
  readonly base: Base;
  /** English, or another language to search in. */
  readonly texts: SearchTexts;
  /** Matches of the regular expressions; without them, patterns are reported as not available. */
  readonly patterns?: MatchesOf | undefined;
  /** Copies owned, and their use by decks; undefined if no one is signed in, or the inventory is not loaded. */
  readonly stock?: SearchedStock | undefined;
  /** The visitor's own limited format; undefined if it has no cards. */
  readonly ownFormat?: LimitedFormat | undefined;
  /** "2026-01-31"; without a day, every ban and every release that is known counts. */
  readonly today?: string;
  /** Reads typed units that no field holds. */
  readonly units?: UnitReader | undefined;
}

export type CryptContext = SearchContext<CryptBase>;
export type LibraryContext = SearchContext<LibraryBase>;
/** Context of the filters that both kinds share. */
export type CardContext = SearchContext<CardBase<Card>>;

/** Throws if the index belongs to other cards. */
export function cryptBase(
  cards: readonly CryptCard[],
  index: CryptIndex,
  catalogue: SetCatalogue,
): CryptBase {
  return common(cards, index, catalogue);
}

/** Throws if the index belongs to other cards. */
export function libraryBase(
  cards: readonly LibraryCard[],
  index: LibraryIndex,
  catalogue: SetCatalogue,
): LibraryBase {
  return {
    ...common(cards, index, catalogue),
    sects: new Facet(index.sects, index.count),
    capacityAtMost: new Facet(index.capacityAtMost, index.count),
    capacityAtLeast: new Facet(index.capacityAtLeast, index.count),
  };
}

function common<Kind extends Card>(
  cards: readonly Kind[],
  index: CryptIndex,
  catalogue: SetCatalogue,
): CardBase<Kind> {
  if (index.count !== cards.length) {
    throw new Error(`The search index is for ${index.count} cards, not ${cards.length}`);
  }
  return {
    cards,
    byId: new Map(cards.map((card) => [card.id, card])),
    positions: new Map(cards.map((card, position) => [card.id, position])),
    traits: new Facet(index.traits, index.count),
    titles: new Facet(index.titles, index.count),
    artists: new Facet(index.artists, index.count),
    prints: printDates(index.prints),
    catalogue,
    english: englishTexts(cards),
  };
}
