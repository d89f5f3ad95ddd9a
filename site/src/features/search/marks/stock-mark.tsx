import { searchStock } from "../../../i18n/en/search-stock";
import { useTranslation } from "../../../i18n/translation";
import marks from "../../../ui/card/card-marks.module.css";

/** @public Loaded along with the component. */
export const messages = [searchStock];

interface StockMarkProps {
  readonly owned: number;
  readonly used: number;
}

/** "2/3" */
export function StockMark({ owned, used }: StockMarkProps) {
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
