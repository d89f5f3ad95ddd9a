import { type ReactNode, useMemo } from "react";
import type { CardId } from "../../domain/card/card";
import { totalNeed } from "../../domain/inventory/card-use";
import { lazyPart, useLoaded } from "../../lazy/lazy-part";
import { loadPart } from "../../lazy/load-screen";
import marks from "../../ui/card/card-marks.module.css";
import type { StockState } from "./search-kind";

/** About as wide as the numbers. */
const WAITING = <span className={marks.mark}>…/…</span>;

const StockMark = lazyPart(
  loadPart(
    "stock-mark",
    () => import("./marks/stock-mark"),
    (module) => module.StockMark,
  ),
  WAITING,
);

/** The inventory, once the code that shows it is loaded as well: results appear with their numbers. */
export function useShownStock(stock: StockState | undefined): StockState | undefined {
  const isLoaded = useLoaded(StockMark, stock !== undefined);
  return stock === undefined || stock === "failed" || isLoaded ? stock : "loading";
}

/** Marks of results with copies owned and used; undefined without the inventory. */
export function useStockMarks(stock: StockState | undefined): ((card: CardId) => ReactNode) | undefined {
  return useMemo(() => {
    if (stock === undefined || stock === "failed") return undefined;
    if (stock === "loading") return () => WAITING;
    return (card: CardId) => {
      const use = stock.uses.get(card);
      return <StockMark owned={stock.copies.get(card) ?? 0} used={use ? totalNeed(use) : 0} />;
    };
  }, [stock]);
}
