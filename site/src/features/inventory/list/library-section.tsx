import { memo, useCallback, useMemo } from "react";
import type { CardList } from "../../../data/card-queries";
import type { LibraryCard } from "../../../domain/card/card";
import { NO_DISCIPLINE } from "../../../domain/inventory/stock-filters";
import { STOCK_LIBRARY_SORTS } from "../../../domain/inventory/stock-order";
import type { Overlay } from "../../../generated/published";
import type { MessageKey } from "../../../i18n/catalogue";
import { type Translate, useTranslation } from "../../../i18n/translation";
import { gameTerm } from "../../../ui/card/game-term";
import { LibraryLine } from "../../../ui/card-row/library-line";
import { PartSection } from "./part-section";
import { StockFilter } from "./stock-filter";
import type { LibraryPart } from "./use-library-part";

const SORT_LABELS = {
  name: "search.sort.name",
  type: "search.sort.type",
  "Clan / Discipline": "search.sort.Clan / Discipline",
  "Cost - Max to Min": "search.sort.Cost - Max to Min",
  "Cost - Min to Max": "search.sort.Cost - Min to Max",
  Quantity: "inventory.sort-copies",
} as const satisfies Record<LibraryPart["sort"], MessageKey>;

interface LibrarySectionProps {
  readonly part: LibraryPart;
  readonly cards: CardList<LibraryCard>;
  readonly overlay: Overlay | null;
  /** The list scrolls by itself. */
  readonly column: boolean;
  readonly empty: string;
}

/** The library of the inventory. */
export const LibrarySection = memo(function LibrarySection(props: LibrarySectionProps) {
  const { part, cards, overlay, column, empty } = props;
  const { rows, total, filtered, sort, onSort, filter, onFilter, types, disciplines } = part;
  const { t } = useTranslation();
  const shown = useMemo(() => ({ sort, filter }), [sort, filter]);
  const typeName = useCallback((type: string) => gameTerm(t, "type", type), [t]);
  const disciplineName = useCallback((value: string) => nameOfDiscipline(t, value), [t]);
  const isFiltered = filter.type !== undefined || filter.discipline !== undefined;
  return (
    <PartSection
      {...{ rows, shown, overlay, column, empty, total }}
      kind="library"
      title={t("deck.library")}
      filtered={isFiltered ? filtered : undefined}
      sort={{
        label: t("inventory.sort-library"),
        value: sort,
        options: STOCK_LIBRARY_SORTS.map((value) => ({ value, label: t(SORT_LABELS[value]) })),
        onChange: (value) => onSort(STOCK_LIBRARY_SORTS.find((one) => one === value) ?? sort),
      }}
      filters={
        <>
          <StockFilter
            label={t("inventory.type")}
            choices={types}
            chosen={filter.type}
            total={part.withDiscipline}
            nameOf={typeName}
            onChoose={(type) => onFilter({ ...filter, type })}
          />
          <StockFilter
            label={t("inventory.discipline")}
            choices={disciplines}
            chosen={filter.discipline}
            total={part.ofType}
            nameOf={disciplineName}
            onChoose={(discipline) => onFilter({ ...filter, discipline })}
          />
        </>
      }
      find={(id) => cards.byId.get(id)}
      Line={LibraryLine}
    />
  );
});

function nameOfDiscipline(t: Translate, value: string): string {
  if (value === NO_DISCIPLINE) return t("inventory.no-discipline");
  const isPath = t.knows(`path.${value.toLowerCase()}`);
  return gameTerm(t, isPath ? "path" : "discipline", value);
}
