import { expect, it } from "vitest";
import type { CardId } from "../card/card";
import { SAMPLE_LIBRARY } from "../samples/bases";
import { LIBRARY_ORDERS } from "../search/sort/library-orders";
import { Sorter } from "../search/sort/sorter";
import { inStockOrder, STOCK_LIBRARY_SORTS } from "./stock-order";
import { type Stock, stockRows } from "./stock-rows";

const [DOLL, DEFLECTION, GOVERN] = [100199, 100518, 100845] as CardId[];
const copies = new Map([
  [DOLL, 3],
  [DEFLECTION, 7],
  [GOVERN, 3],
] as [CardId, number][]);
const STOCK: Stock = { copies, uses: new Map(), targets: new Map() };
const sorter = new Sorter(SAMPLE_LIBRARY, LIBRARY_ORDERS);

it.each(STOCK_LIBRARY_SORTS)("is the order of search lists: %s", (sort) => {
  const rows = inStockOrder(stockRows(sorter.sort(SAMPLE_LIBRARY, sort), STOCK, "all"), sort);
  expect(rows).toEqual(stockRows(SAMPLE_LIBRARY, STOCK, "all").toSorted(LIBRARY_ORDERS[sort]));
});

it("lists the most copies first, then by name", () => {
  const rows = inStockOrder(stockRows(sorter.sort(SAMPLE_LIBRARY, "Quantity"), STOCK, "all"), "Quantity");
  expect(rows.map(({ card }) => card.name)).toEqual(["Deflection", "Blood Doll", "Govern the Unaligned"]);
});
