import type { Card } from "../card/card";
import type { CryptSort } from "../search/sort/crypt-orders";
import type { LibrarySort } from "../search/sort/library-orders";
import type { StockRow } from "./stock-rows";

/** Orders of the crypt (docs/rules/inventory.md §9.3); the first is the default. */
export const STOCK_CRYPT_SORTS = [
  "name",
  "Capacity - Max to Min",
  "Capacity - Min to Max",
  "clan",
  "clan ",
  "group",
  "group ",
  "Quantity",
] as const satisfies readonly CryptSort[];

/** Orders of the library; the first is the default. */
export const STOCK_LIBRARY_SORTS = [
  "name",
  "type",
  "Clan / Discipline",
  "Cost - Max to Min",
  "Cost - Min to Max",
  "Quantity",
] as const satisfies readonly LibrarySort[];

/**
 * Rows whose cards are in the order of a list, with those of the most copies first if that is the order of the list. An
 * edit changes no other order, so cards are sorted once.
 */
export function inStockOrder<Row extends StockRow<Card>>(rows: readonly Row[], sort: string): readonly Row[] {
  return sort === "Quantity" ? rows.toSorted((one, other) => other.quantity - one.quantity) : rows;
}
