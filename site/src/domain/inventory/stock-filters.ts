import type { Card, CryptCard, LibraryCard } from "../card/card";
import { type StockRow, type StockTotals, stockTotals } from "./stock-rows";

/** The choice of library cards that require no discipline and no path. */
export const NO_DISCIPLINE = "none";

/** A choice of a filter and the totals of its cards. */
export interface StockChoice extends StockTotals {
  readonly value: string;
}

/** Filters of the library; undefined: all. */
export interface LibraryStockFilter {
  readonly type: string | undefined;
  /** A discipline's code, a path, or `NO_DISCIPLINE`. */
  readonly discipline: string | undefined;
}

type CryptRow = StockRow<CryptCard>;
type LibraryRow = StockRow<LibraryCard>;

const clanOf = ({ card }: CryptRow) => [card.clan];
const typesOf = ({ card }: LibraryRow) => card.types;

function disciplinesOf({ card: { disciplines, path } }: LibraryRow): readonly string[] {
  const required = path === "" ? disciplines : [...disciplines, path];
  return required.length > 0 ? required : [NO_DISCIPLINE];
}

export function cryptOfClan(rows: readonly CryptRow[], clan: string | undefined): readonly CryptRow[] {
  return matching(rows, clan, clanOf);
}

export function libraryMatching(
  rows: readonly LibraryRow[],
  { type, discipline }: LibraryStockFilter,
): readonly LibraryRow[] {
  return matching(matching(rows, type, typesOf), discipline, disciplinesOf);
}

export function clanChoices(rows: readonly CryptRow[], chosen: string | undefined): readonly StockChoice[] {
  return choices(rows, clanOf, chosen);
}

/** The types of the cards that match the chosen discipline: the two filters narrow each other. */
export function typeChoices(rows: readonly LibraryRow[], filter: LibraryStockFilter): readonly StockChoice[] {
  return choices(matching(rows, filter.discipline, disciplinesOf), typesOf, filter.type);
}

/** The disciplines of the cards that match the chosen type. */
export function disciplineChoices(
  rows: readonly LibraryRow[],
  filter: LibraryStockFilter,
): readonly StockChoice[] {
  return choices(matching(rows, filter.type, typesOf), disciplinesOf, filter.discipline);
}

type ValuesOf<Row> = (row: Row) => readonly string[];

function matching<Row>(
  rows: readonly Row[],
  value: string | undefined,
  valuesOf: ValuesOf<Row>,
): readonly Row[] {
  return value === undefined ? rows : rows.filter((row) => valuesOf(row).includes(value));
}

/** A card with several values counts for each. Values without cards are left out, except the chosen one. */
function choices<Row extends StockRow<Card>>(
  rows: readonly Row[],
  valuesOf: ValuesOf<Row>,
  chosen: string | undefined,
): readonly StockChoice[] {
  const byValue = new Map<string, Row[]>(chosen === undefined ? [] : [[chosen, []]]);
  for (const row of rows) {
    for (const value of valuesOf(row)) {
      const those = byValue.get(value);
      if (those) those.push(row);
      else byValue.set(value, [row]);
    }
  }
  return [...byValue].map(([value, those]) => ({ value, ...stockTotals(those) }));
}
