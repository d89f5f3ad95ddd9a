import { type ReactNode, useMemo } from "react";
import type { CardId } from "../../domain/card/card";
import { totalNeed } from "../../domain/inventory/card-use";
import { useTranslation } from "../../i18n/translation";
import marks from "../../ui/card/card-marks.module.css";
import type { StockState } from "./search-kind";

/** Marks of results with copies owned and used; undefined without the inventory. */
export function useStockMarks(stock: StockState | undefined): ((card: CardId) => ReactNode) | undefined {
  return useMemo(() => {
    if (stock === undefined || stock === "failed") return undefined;
    // About as wide as the numbers.
    if (stock === "loading") return () => <span className={marks.mark}>…/…</span>;
    return (card: CardId) => {
      const use = stock.uses.get(card);
      return <StockMark owned={stock.copies.get(card) ?? 0} used={use ? totalNeed(use) : 0} />;
    };
  }, [stock]);
}

interface StockMarkProps {
  readonly owned: number;
  readonly used: number;
}

/** "2/3" */
function StockMark({ owned, used }: StockMarkProps) {
  const { t } = useTranslation();
  const isShort = used > owned;
  const label = isShort
    ? t("search.stock-short", { owned, used, missing: used - owned })
    : t("search.stock", { owned, used });
  return (
    <span
      role="img"
      aria-label={label}
      title={label}
      className={isShort ? `${marks.mark} ${marks.banned}` : marks.mark}
    >
      {owned}/{used}
    </span>
  );
}
