import type { DeckColumns, PdaArchive, TdaEvent, TwdArchive } from "../../generated/published";
import type { Card } from "../card/card";
import type { HasTrait } from "../deck/facts/card-tags";
import { cardRowsInSteps } from "./card-rows";
import { type ArchiveFacts, factsInSteps } from "./deck-facts";
import { type DeckTable, deckTableInSteps } from "./deck-table";
import { Similarity } from "./similarity";
import { finished, type Steps } from "./steps";

/** A column of strings with one value per deck, such as event, place or player, stored as dictionary indexes. */
export interface Dictionary {
  readonly words: readonly string[];
  /** Index into `words`, by deck. */
  readonly of: ArrayLike<number>;
}

/** The decks of an archive with everything searches need. Fields that an archive lacks are empty. */
export interface Archive {
  /** Made-up sample data; no real archive was available at build time. */
  readonly isSample: boolean;
  readonly table: DeckTable;
  readonly facts: ArchiveFacts;
  readonly similarity: Similarity;
  /** Winners; players of a tournament; authors of public decks. */
  readonly people: Dictionary;
  readonly events: Dictionary;
  /** Locations as written in the reports. */
  readonly places: Dictionary;
  readonly countries: Dictionary;
  readonly cities: Dictionary;
  /** Number of players of the event; 0 if unknown. */
  readonly players: ArrayLike<number>;
  /** Final rank of the deck; 0 if unknown or disqualified. */
  readonly ranks: ArrayLike<number>;
  /** Game wins and victory points of the deck. */
  readonly wins: ArrayLike<number>;
  readonly points: ArrayLike<number>;
  /** Number of users who marked the deck as a favorite. */
  readonly favorites: ArrayLike<number>;
  /** Day of the last change. */
  readonly updated: ArrayLike<number>;
  /** By deck: who built it, if not the winner. */
  readonly builders: ReadonlyMap<number, string>;
  /** By deck: last day of an event of several days. */
  readonly ends: ReadonlyMap<number, number>;
}

/** Card data from which facts are computed. */
export interface KnownCards {
  readonly find: (id: number) => Card | undefined;
  readonly hasTrait: HasTrait;
}

const NOTHING: Dictionary = { words: [], of: [] };

/** An archive with nothing but decks and their cards. */
export function bareArchive(columns: DeckColumns, cards: KnownCards): Archive {
  return finished(archiveInSteps(columns, cards));
}

/** The same, in steps. */
export function* archiveInSteps(columns: DeckColumns, cards: KnownCards): Steps<Archive> {
  const table = yield* deckTableInSteps(columns);
  yield;
  const rows = yield* cardRowsInSteps(table.cards, cards.find, cards.hasTrait);
  const facts = yield* factsInSteps(table, rows);
  return {
    isSample: false,
    table,
    facts,
    similarity: new Similarity(table),
    people: NOTHING,
    events: NOTHING,
    places: NOTHING,
    countries: NOTHING,
    cities: NOTHING,
    players: [],
    ranks: [],
    wins: [],
    points: [],
    favorites: [],
    updated: [],
    builders: new Map(),
    ends: new Map(),
  };
}

/**
 * Builds the archive of winning decks; `bare` has the same decks.
 * @public Used by the page of winning decks.
 */
export function winningDecks(published: TwdArchive, bare: Archive): Archive {
  const { placeOf } = published;
  const byPlace = (numbers: readonly number[]) => Uint16Array.from(placeOf, (place) => numbers[place] ?? 0);
  return {
    ...bare,
    isSample: published.sample === true,
    people: { words: published.winners, of: published.winnerOf },
    events: { words: published.events, of: published.eventOf },
    places: { words: published.places, of: placeOf },
    countries: { words: published.countries, of: byPlace(published.countryOf) },
    cities: { words: published.cities, of: byPlace(published.cityOf) },
    players: published.players,
    builders: numbered(published.authors),
    ends: numbered(published.ends),
  };
}

/**
 * Builds the archive of public decks.
 * @public Used by the page of public decks.
 */
export function* publicDecksInSteps(published: PdaArchive, cards: KnownCards): Steps<Archive> {
  return {
    ...(yield* archiveInSteps(published.decks, cards)),
    people: { words: published.authors, of: published.authorOf },
    updated: published.updated,
    favorites: published.favorites,
  };
}

/**
 * Builds the archive of the decks of one tournament.
 * @public Used by the tournament page.
 */
export function tournamentDecks(published: TdaEvent, cards: KnownCards): Archive {
  const { decks, names, ranks, wins, points, players } = published;
  return {
    ...bareArchive(decks, cards),
    isSample: published.sample === true,
    people: { words: names, of: names.map((_, deck) => deck) },
    players: names.map(() => players),
    ranks,
    wins,
    points,
  };
}

function numbered<Value>(byDeck: Readonly<Record<string, Value>>): ReadonlyMap<number, Value> {
  return new Map(Object.entries(byDeck).map(([deck, value]) => [Number(deck), value]));
}

/**
 * The dictionary value of a deck; "" if it has none.
 * @public Used by the rows of the archives.
 */
export function wordOf({ words, of }: Dictionary, deck: number): string {
  return words[of[deck] ?? -1] ?? "";
}
