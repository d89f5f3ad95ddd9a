import type { Card, CardId, CryptCard, DisciplineCode, LibraryCard } from "../../card/card";
import { DECK_TYPE_ORDER, typeHeading } from "../../card/card-types";
import type { Comparator } from "../../search/sort/comparator";
import type { CryptSort } from "../../search/sort/crypt-orders";
import type { Entry } from "../../search/sort/entry";
import type { DeckCards } from "../deck";

/** Offered by the crypt of a deck, in order (docs/rules/search.md §10). */
export const DECK_CRYPT_SORTS = [
  "capacity",
  "clan",
  "group",
  "name",
  "Quantity ",
  "sect",
] as const satisfies readonly CryptSort[];
export type DeckCryptSort = (typeof DECK_CRYPT_SORTS)[number];

/** A card of a deck as its list shows it. */
export interface DeckRow<Kind extends Card> {
  readonly card: Kind;
  readonly copies: number;
}

/** A part of a deck: what is played, and what is only considered. */
export interface DeckList<Row> {
  readonly played: readonly Row[];
  readonly side: readonly Row[];
}

/** The cards of a library under one heading. */
export interface TypeSection {
  readonly heading: string;
  readonly copies: number;
  readonly trifles: number;
  readonly rows: readonly DeckRow<LibraryCard>[];
}

export type CryptOrders = Readonly<Record<CryptSort, Comparator<Entry<CryptCard>>>>;
export type LibraryOrder = Comparator<Entry<LibraryCard>>;

/**
 * The crypt of a deck. `placed` says where cards stand: copies as they were when the list was sorted last, so that
 * no row moves under the finger that changes it. Cards that are not known are left out.
 */
export function cryptList(
  cards: DeckCards,
  placed: DeckCards,
  find: (id: CardId) => CryptCard | undefined,
  order: Comparator<Entry<CryptCard>>,
): DeckList<DeckRow<CryptCard>> {
  return partition(sortedRows(cards, placed, find, order), placed);
}

/** The library of a deck, as `cryptList`; the side list has no headings. */
export function libraryList(
  cards: DeckCards,
  placed: DeckCards,
  find: (id: CardId) => LibraryCard | undefined,
  order: LibraryOrder,
): { readonly sections: readonly TypeSection[]; readonly side: readonly DeckRow<LibraryCard>[] } {
  const { played, side } = partition(sortedRows(cards, placed, find, order), placed);
  const headings = [...new Set(played.map(({ card }) => typeHeading(card.types)))];
  headings.sort((one, other) => place(one) - place(other));
  const under = (heading: string) => played.filter(({ card }) => typeHeading(card.types) === heading);
  return { sections: headings.map((heading) => section(heading, under(heading))), side };
}

function section(heading: string, rows: readonly DeckRow<LibraryCard>[]): TypeSection {
  const count = (some: readonly DeckRow<LibraryCard>[]) =>
    some.reduce((sum, { copies }) => sum + Math.max(copies, 0), 0);
  return { heading, copies: count(rows), trifles: count(rows.filter(({ card }) => card.trifle)), rows };
}

/** Nothing of a section that is shown differs. */
export function isSameSection(one: TypeSection, other: TypeSection): boolean {
  return (
    one.heading === other.heading &&
    one.rows.length === other.rows.length &&
    one.rows.every(
      ({ card, copies }, at) => card === other.rows[at]?.card && copies === other.rows[at]?.copies,
    )
  );
}

function place(heading: string): number {
  const at = (DECK_TYPE_ORDER as readonly string[]).indexOf(heading);
  return at === -1 ? DECK_TYPE_ORDER.length : at;
}

function sortedRows<Kind extends Card>(
  cards: DeckCards,
  placed: DeckCards,
  find: (id: CardId) => Kind | undefined,
  order: Comparator<Entry<Kind>>,
): readonly DeckRow<Kind>[] {
  const rows = [...cards].flatMap(([id, copies]) => {
    const card = find(id);
    return card === undefined ? [] : [{ card, copies, quantity: placed.get(id) ?? copies }];
  });
  return rows.sort(order);
}

function partition<Row extends DeckRow<Card>>(rows: readonly Row[], placed: DeckCards): DeckList<Row> {
  const isPlayed = ({ card, copies }: Row) => (placed.get(card.id) ?? copies) > 0;
  return { played: rows.filter(isPlayed), side: rows.filter((row) => !isPlayed(row)) };
}

/** The most places that the disciplines of one vampire take: the columns that all have, then its others. */
export function disciplinePlaces(
  rows: readonly DeckRow<CryptCard>[],
  columns: readonly DisciplineCode[],
): number {
  const others = ({ card }: DeckRow<CryptCard>) =>
    Object.keys(card.disciplines).filter((code) => !columns.includes(code)).length;
  return columns.length + Math.max(0, ...rows.map(others));
}

/** A row has room for so many places of disciplines beside name, title and clan. */
const MAX_PLACES = 7;

/** The first of the columns: as many as leave room for what else stands in the rows. */
export function fittingColumns(
  rows: readonly DeckRow<CryptCard>[],
  columns: readonly DisciplineCode[],
): readonly DisciplineCode[] {
  if (columns.length === 0 || disciplinePlaces(rows, columns) <= MAX_PLACES) return columns;
  return fittingColumns(rows, columns.slice(0, -1));
}

/** Ids of cards that the card data does not have: an open page may be older than a card. */
export function unknownCards(cards: DeckCards, isKnown: (id: CardId) => boolean): readonly CardId[] {
  return [...cards.keys()].filter((id) => !isKnown(id));
}
