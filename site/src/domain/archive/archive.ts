import type { DeckColumns, PdaArchive, TdaEvent, TwdArchive } from "../../generated/published";
import type { Card } from "../card/card";
import type { HasTrait } from "../deck/facts/card-tags";
import { cardRowsInSteps } from "./card-rows";
import { type ArchiveFacts, factsInSteps } from "./deck-facts";
import { type DeckTable, deckTable } from "./deck-table";
import { Likeness } from "./likeness";
import { finished, type Steps } from "./steps";

/** Words of which every deck has one: events, places, players. */
export interface Dictionary {
  readonly words: readonly string[];
  /** Number of the word, by deck. */
  readonly of: ArrayLike<number>;
}

/** Decks and all that is asked of them. What an archive does not tell is empty. */
export interface Archive {
  /** Our own sample: there was no real archive. */
  readonly isSample: boolean;
  readonly table: DeckTable;
  readonly facts: ArchiveFacts;
  readonly likeness: Likeness;
  /** Winners; players of a tournament; authors of public decks. */
  readonly people: Dictionary;
  readonly events: Dictionary;
  /** As written. */
  readonly places: Dictionary;
  readonly countries: Dictionary;
  readonly cities: Dictionary;
  /** Players of the event; 0: not known. */
  readonly players: ArrayLike<number>;
  /** Place of the deck in the event; 0: none, or disqualified. */
  readonly ranks: ArrayLike<number>;
  /** Game wins and victory points of the deck in the event. */
  readonly wins: ArrayLike<number>;
  readonly points: ArrayLike<number>;
  /** How many have the deck among their favourites. */
  readonly favorites: ArrayLike<number>;
  /** Day of the last change. */
  readonly updated: ArrayLike<number>;
  /** Number of the deck → who built it, where somebody else won with it. */
  readonly builders: ReadonlyMap<number, string>;
  /** Number of the deck → last day of an event of several days. */
  readonly ends: ReadonlyMap<number, number>;
}

/** What facts are worked out from. */
export interface KnownCards {
  readonly find: (id: number) => Card | undefined;
  readonly hasTrait: HasTrait;
}

const NOTHING: Dictionary = { words: [], of: [] };

/** Decks about which nothing but their cards is known. */
export function bareArchive(columns: DeckColumns, cards: KnownCards): Archive {
  return finished(archiveInSteps(columns, cards));
}

/** The same, for many decks. */
export function* archiveInSteps(columns: DeckColumns, cards: KnownCards): Steps<Archive> {
  const table = deckTable(columns);
  yield;
  const rows = yield* cardRowsInSteps(table.cards, cards.find, cards.hasTrait);
  const facts = yield* factsInSteps(table, rows);
  return {
    isSample: false,
    table,
    facts,
    likeness: new Likeness(table),
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
 * Tournament-winning decks; `bare` is made of the same decks.
 * @public Used by the room of winning decks.
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
 * Public decks.
 * @public Used by the room of public decks.
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
 * The reported decks of one tournament.
 * @public Used by the room of tournaments.
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
 * The word of one deck; "" where there is none.
 * @public Used by the rows of the archives.
 */
export function wordOf({ words, of }: Dictionary, deck: number): string {
  return words[of[deck] ?? -1] ?? "";
}
