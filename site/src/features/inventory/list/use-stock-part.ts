import { useMemo } from "react";
import type { CardList } from "../../../data/card-queries";
import type { Card, CardKind } from "../../../domain/card/card";
import type { Inventory } from "../../../domain/inventory/inventory";
import { inStockOrder } from "../../../domain/inventory/stock-order";
import {
  type Stock,
  type StockCategory,
  type StockRow,
  type StockTotals,
  stockRows,
  stockTotals,
} from "../../../domain/inventory/stock-rows";
import { useRested } from "./use-rested";
import { useStockOf } from "./use-stock-of";
import { useStockSort } from "./use-stock-sort";

/** What the page shows of an inventory. */
export interface Shown {
  /** One paint behind the rows, which read their copies themselves. */
  readonly inventory: Inventory;
  readonly uses: Stock["uses"];
  readonly category: StockCategory;
  readonly onlyNotes: boolean;
}

interface PartSettings<Kind extends Card, Sort extends string> extends Shown {
  readonly kind: CardKind;
  readonly cards: CardList<Kind>;
  readonly sorter: { readonly sort: (cards: readonly Kind[], sort: Sort) => readonly Kind[] };
  readonly sorts: readonly [Sort, ...Sort[]];
  /** The rows that match the filters; the function changes with them. */
  readonly matching: (rows: readonly StockRow<Kind>[]) => readonly StockRow<Kind>[];
}

/** The rows and numbers of one list. */
export interface StockPart<Kind extends Card, Sort extends string> {
  /** Of the category, whatever the filters. */
  readonly all: readonly StockRow<Kind>[];
  /** Those that match the filters, in their places. */
  readonly rows: readonly StockRow<Kind>[];
  readonly total: StockTotals;
  /** Of the cards that match the filters. */
  readonly filtered: StockTotals;
  readonly sort: Sort;
  readonly onSort: (sort: Sort) => void;
}

export function useStockPart<Kind extends Card, Sort extends string>(
  settings: PartSettings<Kind, Sort>,
): StockPart<Kind, Sort> {
  const { kind, cards, sorter, sorts, matching, inventory, uses, category, onlyNotes } = settings;
  const stock = useStockOf(kind, inventory, uses);
  // Rows keep the places that they had at rest.
  const placed = useRested(stock);
  const [sort, onSort] = useStockSort(kind, sorts);
  const sorted = useMemo(() => sorter.sort(cards.cards, sort), [sorter, cards, sort]);
  const atRest = useMemo(
    () => listed(sorted, placed, category, onlyNotes),
    [sorted, placed, category, onlyNotes],
  );
  const rows = useMemo(() => inStockOrder(matching(atRest), sort), [atRest, matching, sort]);
  const all = useMemo(
    () => (stock === placed ? atRest : listed(sorted, stock, category, onlyNotes)),
    [atRest, sorted, stock, placed, category, onlyNotes],
  );
  const total = useMemo(() => stockTotals(all), [all]);
  const filtered = useMemo(() => stockTotals(matching(all)), [all, matching]);
  return useMemo(
    () => ({ all, rows, total, filtered, sort, onSort }),
    [all, rows, total, filtered, sort, onSort],
  );
}

function listed<Kind extends Card>(
  cards: readonly Kind[],
  stock: Stock,
  category: StockCategory,
  onlyNotes: boolean,
): readonly StockRow<Kind>[] {
  const rows = stockRows(cards, stock, category);
  return onlyNotes ? rows.filter(({ card }) => stock.notes?.has(card.id)) : rows;
}
