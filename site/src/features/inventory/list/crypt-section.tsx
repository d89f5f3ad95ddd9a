import { memo, useMemo } from "react";
import type { CardList } from "../../../data/card-queries";
import type { CryptCard } from "../../../domain/card/card";
import { STOCK_CRYPT_SORTS } from "../../../domain/inventory/stock-order";
import type { Overlay } from "../../../generated/published";
import type { MessageKey } from "../../../i18n/catalogue";
import { useTranslation } from "../../../i18n/translation";
import { CryptLine } from "../../../ui/card-row/crypt-line";
import { PartSection } from "./part-section";
import { StockFilter } from "./stock-filter";
import type { CryptPart } from "./use-crypt-part";

const SORT_LABELS = {
  name: "search.sort.name",
  "Capacity - Max to Min": "search.sort.Capacity - Max to Min",
  "Capacity - Min to Max": "search.sort.Capacity - Min to Max",
  clan: "search.sort.clan",
  "clan ": "inventory.sort-clan-group",
  group: "search.sort.group",
  "group ": "inventory.sort-group-clan",
  Quantity: "inventory.sort-copies",
} as const satisfies Record<CryptPart["sort"], MessageKey>;

interface CryptSectionProps {
  readonly part: CryptPart;
  readonly cards: CardList<CryptCard>;
  readonly overlay: Overlay | null;
  /** The list scrolls by itself. */
  readonly column: boolean;
  readonly empty: string;
}

const asItIs = (clan: string) => clan;

/** The crypt of the inventory. */
export const CryptSection = memo(function CryptSection(props: CryptSectionProps) {
  const { part, cards, overlay, column, empty } = props;
  const { rows, total, filtered, sort, onSort, clan, onClan, clans } = part;
  const { t } = useTranslation();
  const shown = useMemo(() => ({ sort, clan }), [sort, clan]);
  return (
    <PartSection
      {...{ rows, shown, overlay, column, empty, total }}
      kind="crypt"
      title={t("deck.crypt")}
      filtered={clan === undefined ? undefined : filtered}
      sort={{
        label: t("deck.sort"),
        value: sort,
        options: STOCK_CRYPT_SORTS.map((value) => ({ value, label: t(SORT_LABELS[value]) })),
        onChange: (value) => onSort(STOCK_CRYPT_SORTS.find((one) => one === value) ?? sort),
      }}
      filters={
        <StockFilter
          label={t("inventory.clan")}
          choices={clans}
          chosen={clan}
          total={total}
          nameOf={asItIs}
          onChoose={onClan}
        />
      }
      find={(id) => cards.byId.get(id)}
      Line={CryptLine}
    />
  );
});
