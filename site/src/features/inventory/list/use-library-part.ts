import { useCallback, useMemo, useState } from "react";
import type { CardList } from "../../../data/card-queries";
import type { LibraryCard } from "../../../domain/card/card";
import {
  disciplineChoices,
  type LibraryStockFilter,
  libraryMatching,
  type StockChoice,
  typeChoices,
} from "../../../domain/inventory/stock-filters";
import { STOCK_LIBRARY_SORTS } from "../../../domain/inventory/stock-order";
import { type StockRow, type StockTotals, stockTotals } from "../../../domain/inventory/stock-rows";
import { LIBRARY_ORDERS } from "../../../domain/search/sort/library-orders";
import { Sorter } from "../../../domain/search/sort/sorter";
import { type Shown, type StockPart, useStockPart } from "./use-stock-part";

type LibrarySort = (typeof STOCK_LIBRARY_SORTS)[number];

/** The library of the inventory with its filters. */
export interface LibraryPart extends StockPart<LibraryCard, LibrarySort> {
  readonly filter: LibraryStockFilter;
  readonly onFilter: (filter: LibraryStockFilter) => void;
  readonly types: readonly StockChoice[];
  readonly disciplines: readonly StockChoice[];
  /** Of the cards of the chosen type, whatever their disciplines. */
  readonly ofType: StockTotals;
  /** Of the cards with the chosen discipline, whatever their types. */
  readonly withDiscipline: StockTotals;
}

const ALL: LibraryStockFilter = { type: undefined, discipline: undefined };

export function useLibraryPart(cards: CardList<LibraryCard>, shown: Shown): LibraryPart {
  const [filter, onFilter] = useState(ALL);
  const sorter = useMemo(() => new Sorter(cards.cards, LIBRARY_ORDERS), [cards]);
  const matching = useCallback(
    (rows: readonly StockRow<LibraryCard>[]) => libraryMatching(rows, filter),
    [filter],
  );
  const settings = { ...shown, cards, sorter, sorts: STOCK_LIBRARY_SORTS, matching } as const;
  const part = useStockPart<LibraryCard, LibrarySort>({ ...settings, kind: "library" });
  const types = useMemo(() => typeChoices(part.all, filter), [part.all, filter]);
  const disciplines = useMemo(() => disciplineChoices(part.all, filter), [part.all, filter]);
  const ofType = useTotals(part.all, filter.type, undefined);
  const withDiscipline = useTotals(part.all, undefined, filter.discipline);
  return useMemo(
    () => ({ ...part, filter, onFilter, types, disciplines, ofType, withDiscipline }),
    [part, filter, types, disciplines, ofType, withDiscipline],
  );
}

function useTotals(
  rows: readonly StockRow<LibraryCard>[],
  type: string | undefined,
  discipline: string | undefined,
): StockTotals {
  return useMemo(() => stockTotals(libraryMatching(rows, { type, discipline })), [rows, type, discipline]);
}
