import type { DeckColumns } from "../../generated/published";
import type { CardId } from "../card/card";
import { asCardId } from "../card/ids";
import type { DeckCards } from "../deck/deck";
import { yearsOf } from "./days";

/**
 * The decks of an archive in flat arrays. A deck is its number, newest first; a card is its place in `cards`.
 * Deck 3 has the cards `picks[starts[3]]` to `picks[starts[4] - 1]`; the decks with card 7 stand in
 * `decks[cardStarts[7]]` to `decks[cardStarts[8] - 1]`.
 */
export interface DeckTable {
  readonly count: number;
  readonly ids: readonly string[];
  /** "" for a deck without a name. */
  readonly names: readonly string[];
  /** Days since 1990-01-01. */
  readonly days: Int32Array;
  readonly years: Uint16Array;
  readonly cards: readonly number[];
  /** Place of a card by its id. */
  readonly places: ReadonlyMap<number, number>;
  readonly starts: Uint32Array;
  readonly picks: Uint16Array;
  readonly copies: Uint16Array;
  readonly cardStarts: Uint32Array;
  readonly decks: Uint32Array;
  /** Copies of the card in that deck. */
  readonly deckCopies: Uint16Array;
}

/** Reads published columns. Throws when they do not fit each other. */
export function deckTable(columns: DeckColumns): DeckTable {
  const { ids, names, dates, cards } = columns;
  const forward = byDeck(columns);
  return {
    count: ids.length,
    ids,
    names,
    days: Int32Array.from(dates),
    years: yearsOf(dates),
    cards,
    places: new Map(cards.map((card, place) => [card, place])),
    ...forward,
    ...byCard(forward, cards.length),
  };
}

type Forward = Pick<DeckTable, "starts" | "picks" | "copies">;

/** One pass over the steps. */
function byDeck({ ids, cards, sizes, picks: steps, copies }: DeckColumns): Forward {
  const starts = new Uint32Array(ids.length + 1);
  const picks = new Uint16Array(steps.length);
  let at = 0;
  for (let deck = 0; deck < ids.length; deck++) {
    const end = at + (sizes[deck] ?? 0);
    for (let place = 0; at < end; at++) {
      place += steps[at] ?? cards.length;
      if (place >= cards.length)
        throw new Error(`The deck ${ids[deck]} has a card the archive does not list`);
      picks[at] = place;
    }
    starts[deck + 1] = at;
  }
  if (at !== steps.length || at !== copies.length) throw new Error("The columns of the archive do not fit");
  return { starts, picks, copies: Uint16Array.from(copies) };
}

/** The same by card: counted, then dealt out. */
function byCard({ starts, picks, copies }: Forward, cards: number) {
  const cardStarts = new Uint32Array(cards + 1);
  for (const card of picks) cardStarts[card + 1] = (cardStarts[card + 1] ?? 0) + 1;
  for (let card = 0; card < cards; card++) {
    cardStarts[card + 1] = (cardStarts[card + 1] ?? 0) + (cardStarts[card] ?? 0);
  }
  const next = cardStarts.slice();
  const decks = new Uint32Array(picks.length);
  const deckCopies = new Uint16Array(picks.length);
  for (let deck = 0; deck + 1 < starts.length; deck++) {
    for (let at = starts[deck] ?? 0; at < (starts[deck + 1] ?? 0); at++) {
      const card = picks[at] ?? 0;
      const to = next[card] ?? 0;
      decks[to] = deck;
      deckCopies[to] = copies[at] ?? 0;
      next[card] = to + 1;
    }
  }
  return { cardStarts, decks, deckCopies };
}

/** How many decks play a card. */
export function decksWith({ cardStarts }: DeckTable, place: number): number {
  return (cardStarts[place + 1] ?? 0) - (cardStarts[place] ?? 0);
}

/** Copies of one card in every deck. */
export function copiesByDeck(table: DeckTable, card: number): Uint16Array {
  const copies = new Uint16Array(table.count);
  const place = table.places.get(card);
  if (place === undefined) return copies;
  for (let at = table.cardStarts[place] ?? 0; at < (table.cardStarts[place + 1] ?? 0); at++) {
    copies[table.decks[at] ?? 0] = table.deckCopies[at] ?? 0;
  }
  return copies;
}

/** The cards of one deck. */
export function cardsOfDeck({ cards, starts, picks, copies }: DeckTable, deck: number): DeckCards {
  const found = new Map<CardId, number>();
  for (let at = starts[deck] ?? 0; at < (starts[deck + 1] ?? 0); at++) {
    const card = asCardId(cards[picks[at] ?? 0]);
    if (card !== undefined) found.set(card, copies[at] ?? 0);
  }
  return found;
}
