import type { DeckColumns } from "../../generated/published";
import { byCharacters } from "../text/order";

/** A deck to be written into an archive. */
export interface ColumnDeck {
  readonly id: string;
  readonly name: string;
  /** Days since 1990-01-01. */
  readonly day: number;
  /** Copies by card; cards with 0 copies are left out. */
  readonly cards: ReadonlyMap<number, number>;
}

/** Sort order of an archive: newest first, then by id. */
export function archiveOrder(one: ColumnDeck, other: ColumnDeck): number {
  return other.day - one.day || byCharacters(one.id, other.id);
}

/** Encodes decks in the published column format, in the given order; used for decks that are in no archive. */
export function deckColumns(decks: readonly ColumnDeck[]): DeckColumns {
  const played = new Map<number, number>();
  for (const [card] of decks.flatMap(({ cards }) => inDeck(cards))) {
    played.set(card, (played.get(card) ?? 0) + 1);
  }
  const cards = [...played]
    .sort((one, other) => other[1] - one[1] || one[0] - other[0])
    .map(([card]) => card);
  const indexes = new Map(cards.map((card, index) => [card, index]));
  const rows = decks.map((deck) =>
    inDeck(deck.cards)
      .map(([card, copies]) => [indexes.get(card) ?? 0, copies] as const)
      .sort((one, other) => one[0] - other[0]),
  );
  return {
    cards,
    ids: decks.map(({ id }) => id),
    names: decks.map(({ name }) => name),
    dates: decks.map(({ day }) => day),
    sizes: rows.map((row) => row.length),
    picks: rows.flatMap((row) => row.map(([card], index) => card - (row[index - 1]?.[0] ?? 0))),
    copies: rows.flatMap((row) => row.map(([, copies]) => copies)),
  };
}

function inDeck(cards: ReadonlyMap<number, number>): readonly (readonly [number, number])[] {
  return [...cards].filter(([, copies]) => copies > 0);
}
