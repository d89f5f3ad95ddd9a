import type { Card, CardId, CryptCard, DisciplineCode, LibraryCard } from "../../card/card";
import { headingRank, typeHeading } from "../../card/card-types";
import type { Comparator } from "../../search/sort/comparator";
import { CRYPT_ORDERS, type CryptSort } from "../../search/sort/crypt-orders";
import type { Entry } from "../../search/sort/entry";
import { LIBRARY_ORDERS } from "../../search/sort/library-orders";
import type { DeckCards } from "../deck";

/** Sort orders of a deck's crypt (docs/rules/search.md §10). */
export const DECK_CRYPT_SORTS = [
  "capacity",
  "clan",
  "group",
  "name",
  "Quantity ",
  "sect",
] as const satisfies readonly CryptSort[];
export type DeckCryptSort = (typeof DECK_CRYPT_SORTS)[number];

/** A card in the list of a deck. */
export interface DeckCardRow<Kind extends Card> {
  readonly card: Kind;
  readonly copies: number;
}

/** A part of a deck: played cards and considered ones. */
export interface DeckList<Row> {
  readonly played: readonly Row[];
  readonly side: readonly Row[];
}

/** Cards of a library with one heading. */
export interface TypeSection {
  readonly heading: string;
  readonly copies: number;
  readonly trifles: number;
  readonly rows: readonly DeckCardRow<LibraryCard>[];
}

/**
 * The crypt of a deck. `placed` has the copies at the time of the last sort, so that rows keep their position while
 * the user edits them. Unknown cards are left out.
 */
export function cryptList(
  cards: DeckCards,
  placed: DeckCards,
  find: (id: CardId) => CryptCard | undefined,
  sort: CryptSort,
): DeckList<DeckCardRow<CryptCard>> {
  return partition(sortedRows(cards, placed, find, CRYPT_ORDERS[sort]), placed);
}

/** The library of a deck, like `cryptList`; the side list has no headings. */
export function libraryList(
  cards: DeckCards,
  placed: DeckCards,
  find: (id: CardId) => LibraryCard | undefined,
): { readonly sections: readonly TypeSection[]; readonly side: readonly DeckCardRow<LibraryCard>[] } {
  const rows = sortedRows(cards, placed, find, LIBRARY_ORDERS.groupedType);
  const { played, side } = partition(rows, placed);
  const byHeading = new Map<string, DeckCardRow<LibraryCard>[]>();
  for (const row of played) {
    const heading = typeHeading(row.card.types);
    const rows = byHeading.get(heading);
    if (rows) rows.push(row);
    else byHeading.set(heading, [row]);
  }
  const parts = [...byHeading].sort(([one], [other]) => headingRank(one) - headingRank(other));
  return { sections: parts.map(([heading, under]) => section(heading, under)), side };
}

function section(heading: string, rows: readonly DeckCardRow<LibraryCard>[]): TypeSection {
  const count = (some: readonly DeckCardRow<LibraryCard>[]) =>
    some.reduce((sum, { copies }) => sum + Math.max(copies, 0), 0);
  return { heading, copies: count(rows), trifles: count(rows.filter(({ card }) => card.trifle)), rows };
}

/** Whether two sections render the same. */
export function isSameSection(one: TypeSection, other: TypeSection): boolean {
  return (
    one.heading === other.heading &&
    one.rows.length === other.rows.length &&
    one.rows.every(
      ({ card, copies }, index) => card === other.rows[index]?.card && copies === other.rows[index]?.copies,
    )
  );
}

function sortedRows<Kind extends Card>(
  cards: DeckCards,
  placed: DeckCards,
  find: (id: CardId) => Kind | undefined,
  order: Comparator<Entry<Kind>>,
): readonly DeckCardRow<Kind>[] {
  const rows = [...cards].flatMap(([id, copies]) => {
    const card = find(id);
    return card === undefined ? [] : [{ card, copies, quantity: placed.get(id) ?? copies }];
  });
  return rows.sort(order);
}

function partition<Row extends DeckCardRow<Card>>(rows: readonly Row[], placed: DeckCards): DeckList<Row> {
  const isPlayed = ({ card, copies }: Row) => (placed.get(card.id) ?? copies) > 0;
  return { played: rows.filter(isPlayed), side: rows.filter((row) => !isPlayed(row)) };
}

/** Maximum number of discipline badges in a row: the common columns plus the other disciplines of the vampire. */
export function disciplinePlaces(
  rows: readonly DeckCardRow<CryptCard>[],
  columns: readonly DisciplineCode[],
): number {
  const others = ({ card }: DeckCardRow<CryptCard>) =>
    Object.keys(card.disciplines).filter((code) => !columns.includes(code)).length;
  return columns.length + Math.max(0, ...rows.map(others));
}

/** Discipline badges that fit into a row beside name, title and clan. */
const MAX_PLACES = 7;

/** The first columns, as many as fit beside the other badges of the rows. */
export function fittingColumns(
  rows: readonly DeckCardRow<CryptCard>[],
  columns: readonly DisciplineCode[],
): readonly DisciplineCode[] {
  if (columns.length === 0 || disciplinePlaces(rows, columns) <= MAX_PLACES) return columns;
  return fittingColumns(rows, columns.slice(0, -1));
}

/** Ids without card data: an open page may be older than a card. */
export function unknownCards(cards: DeckCards, isKnown: (id: CardId) => boolean): readonly CardId[] {
  return [...cards.keys()].filter((id) => !isKnown(id));
}
