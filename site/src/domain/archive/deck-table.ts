import type { DeckColumns } from "../../generated/published";
import type { CardId } from "../card/card";
import { asCardId } from "../card/ids";
import type { DeckCards } from "../deck/deck";
import { yearsOf } from "./days";
import type { Steps } from "./steps";

/** Decks between two pauses. */
const STEP = 64;

/** Cards of decks between two pauses. */
const PICKS = 4096;

/**
 * The decks of an archive in flat arrays. A deck is its index, newest first; a card is its index in `cards`. Deck 3
 * has the cards `picks[starts[3]]` to `picks[starts[4] - 1]`; the decks with card 7 are `decks[cardStarts[7]]` to
 * `decks[cardStarts[8] - 1]`.
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
  /** Index of a card by its id. */
  readonly cardIndexes: ReadonlyMap<number, number>;
  readonly starts: Uint32Array;
  readonly picks: Uint16Array;
  readonly copies: Uint16Array;
  readonly cardStarts: Uint32Array;
  readonly decks: Uint32Array;
  /** Copies of the card in that deck. */
  readonly deckCopies: Uint16Array;
}

/** Reads published columns, in steps; throws if they are inconsistent. */
export function* deckTableInSteps(columns: DeckColumns): Steps<DeckTable> {
  const { ids, names, dates, cards } = columns;
  const forward = yield* byDeck(columns);
  const backward = yield* byCard(forward, cards.length);
  yield;
  return {
    count: ids.length,
    ids,
    names,
    days: new Int32Array(dates),
    years: yearsOf(dates),
    cards,
    cardIndexes: new Map(cards.map((card, index) => [card, index])),
    ...forward,
    ...backward,
  };
}

type Forward = Pick<DeckTable, "starts" | "picks" | "copies">;

/** Decodes the picks in one pass. */
function* byDeck({ ids, cards, sizes, picks: steps, copies }: DeckColumns): Steps<Forward> {
  const starts = new Uint32Array(ids.length + 1);
  const picks = new Uint16Array(steps.length);
  let pick = 0;
  for (let deck = 0; deck < ids.length; deck++) {
    if (deck % STEP === 0) yield;
    const end = pick + (sizes[deck] ?? 0);
    for (let card = 0; pick < end; pick++) {
      card += steps[pick] ?? cards.length;
      if (card >= cards.length) throw new Error(`The deck ${ids[deck]} has a card the archive does not list`);
      picks[pick] = card;
    }
    starts[deck + 1] = pick;
  }
  if (pick !== steps.length || pick !== copies.length)
    throw new Error("The columns of the archive do not fit");
  return { starts, picks, copies: new Uint16Array(copies) };
}

/** Inverts the table to decks by card, by counting sort. */
function* byCard({ starts, picks, copies }: Forward, cards: number) {
  const cardStarts = yield* startsByCard(picks, cards);
  const next = cardStarts.slice();
  const decks = new Uint32Array(picks.length);
  const deckCopies = new Uint16Array(picks.length);
  for (let deck = 0; deck + 1 < starts.length; deck++) {
    if (deck % STEP === 0) yield;
    for (let pick = starts[deck] ?? 0; pick < (starts[deck + 1] ?? 0); pick++) {
      const card = picks[pick] ?? 0;
      const to = next[card] ?? 0;
      decks[to] = deck;
      deckCopies[to] = copies[pick] ?? 0;
      next[card] = to + 1;
    }
  }
  return { cardStarts, decks, deckCopies };
}

function* startsByCard(picks: Uint16Array, cards: number): Steps<Uint32Array> {
  const starts = new Uint32Array(cards + 1);
  for (let pick = 0; pick < picks.length; pick++) {
    if (pick % PICKS === 0) yield;
    const card = picks[pick] ?? 0;
    starts[card + 1] = (starts[card + 1] ?? 0) + 1;
  }
  for (let card = 0; card < cards; card++) starts[card + 1] = (starts[card + 1] ?? 0) + (starts[card] ?? 0);
  return starts;
}

/** Number of decks with a card. */
export function decksWith({ cardStarts }: DeckTable, card: number): number {
  return (cardStarts[card + 1] ?? 0) - (cardStarts[card] ?? 0);
}

/** Copies of one card in one deck. */
export function copiesIn(
  { cardIndexes, starts, picks, copies }: DeckTable,
  deck: number,
  id: number,
): number {
  const end = starts[deck + 1] ?? 0;
  const pick = picks.subarray(0, end).indexOf(cardIndexes.get(id) ?? -1, starts[deck] ?? 0);
  return pick === -1 ? 0 : (copies[pick] ?? 0);
}

/** Copies of one card in every deck. */
export function copiesByDeck(table: DeckTable, card: number): Uint16Array {
  const copies = new Uint16Array(table.count);
  eachDeckWith(table, card, (deck, own) => {
    copies[deck] = own;
  });
  return copies;
}

/** Visits the decks with a card, newest first. */
export function eachDeckWith(
  { cardIndexes, cardStarts, decks, deckCopies }: DeckTable,
  card: number,
  visit: (deck: number, copies: number) => void,
): void {
  const index = cardIndexes.get(card);
  if (index === undefined) return;
  for (let pick = cardStarts[index] ?? 0; pick < (cardStarts[index + 1] ?? 0); pick++) {
    visit(decks[pick] ?? 0, deckCopies[pick] ?? 0);
  }
}

/** Copies by card id of one deck. */
export function cardsOfDeck({ cards, starts, picks, copies }: DeckTable, deck: number): DeckCards {
  const found = new Map<CardId, number>();
  for (let pick = starts[deck] ?? 0; pick < (starts[deck + 1] ?? 0); pick++) {
    const card = asCardId(cards[picks[pick] ?? 0]);
    if (card !== undefined) found.set(card, copies[pick] ?? 0);
  }
  return found;
}
