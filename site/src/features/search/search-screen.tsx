import { type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import type { Card, CardKind } from "../../domain/card/card";
import { searchesAutomatically } from "../../domain/search/auto-search";
import type { TextValue } from "../../domain/search/shared/text";
import { useTranslation } from "../../i18n/translation";
import { CardAsideProvider } from "../../ui/card/card-aside";
import type { TypedSearch } from "../../ui/query/typed-search";
import { FilterPanel } from "../../ui/search/filter-panel";
import styles from "../../ui/search/search-screen.module.css";
import { useBackToTop } from "../../ui/search/use-back-to-top";
import { useCriteria } from "../../ui/search/use-criteria";
import type { QueryWriter } from "../../ui/search/use-query-writer";
import { BESIDE, LIVE, useMedia } from "../../ui/use-media";
import { useRestoreFocus } from "../../ui/use-restore-focus";
import type { AddMode } from "./add-mode/add-mode";
import { CountingSheet } from "./counting-sheet";
import { OptionCounter } from "./filters/lazy-counter";
import { FilterSheet } from "./lazy-sheet";
import { Results } from "./results/results";
import { Toolbar } from "./results/toolbar";
import type { ViewChoice } from "./results/view-button";
import type { SearchKind, StockState } from "./search-kind";
import { useSortedResults } from "./use-sorted-results";
import { useShownStock, useStockMarks } from "./use-stock-marks";

export interface SearchScreenProps {
  /** The search in the URL. */
  readonly q: string | undefined;
  readonly onQueryChange: QueryWriter;
  /** The filter sheet of phones is an entry of the browser's history, so back closes it. */
  readonly sheet: { readonly open: boolean; readonly set: (open: boolean) => void };
  /** How results are shown; undefined where they are rows only. */
  readonly view?: ViewChoice | undefined;
  /** The typed search of the URL, and the code that reads it. */
  readonly typed: Pick<TypedSearch, "QueryLine" | "typed">;
  /** Undefined if no one is signed in. */
  readonly addMode?: AddMode | undefined;
  /** In inventory mode the inventory, and what is shown while a search has to wait for it. */
  readonly inventory?: { readonly value: StockState; readonly pending: ReactNode } | undefined;
}

const TYPED = ["text"];
const waits = ({ text }: { readonly text: TextValue }) => !searchesAutomatically(text);

/** Wide enough for the deck beside results and filters. */
const THREE_COLUMNS = "(min-width: 1280px)";

/** Results in the middle, filters at the right or, if narrow, in a sheet; a deck at the left. */
export function SearchScreen<Kind extends CardKind, Shown extends Card, Sort extends string>({
  q,
  onQueryChange,
  sheet,
  view,
  typed,
  addMode,
  inventory,
  ...searchKind
}: SearchScreenProps & SearchKind<Kind, Shown, Sort>) {
  const { t } = useTranslation();
  const live = useMedia(LIVE);
  const beside = useMedia(BESIDE);
  const wide = useMedia(THREE_COLUMNS);
  const { form } = searchKind;
  const search = useCriteria({ form, typed: TYPED, waits, q, onQueryChange, live });
  const stock = useShownStock(inventory?.value);
  const sorted = useSortedResults(searchKind, search, stock);
  const stockMarks = useStockMarks(stock);
  const { winOrder } = sorted;
  const marks = useMemo(() => winOrder?.beside(stockMarks) ?? stockMarks, [winOrder, stockMarks]);
  // Beside live results the filters update the URL themselves, without an entry in the history.
  const [drawer, setDrawer] = useState(false);
  const filters = live ? { open: drawer, set: setDrawer } : sheet;
  /** The scroller of a wide window, known before the first paint so that its rows are rendered. */
  const [column, setColumn] = useState<HTMLElement | null>(null);
  const scroller = live ? (column ?? undefined) : undefined;
  useBackToTop(search.shown, scroller);
  useEffect(() => {
    if (!beside) void FilterSheet.load();
  }, [beside]);
  const results = useRef<HTMLElement>(null);
  useRestoreFocus(results);

  // The whole page waits, because its layout depends on the number of results.
  const awaitsInventory = stock === "loading" && search.shown.inventory !== "any";
  if (inventory && awaitsInventory && sorted.cards === undefined) return inventory.pending;

  const isThird = wide && addMode?.on;

  return (
    <div className={isThird ? `${styles.screen} ${styles.three}` : styles.screen}>
      {isThird && <div className={styles.panel}>{addMode.deck}</div>}
      <section ref={results} className={styles.results} aria-label={t("search.results")}>
        <Toolbar
          searchKind={searchKind}
          search={search}
          results={sorted}
          onFilters={beside ? undefined : () => filters.set(true)}
          addMode={addMode}
          view={view}
          typed={typed}
        />
        <div ref={setColumn} className={styles.column}>
          {(scroller || !live) && (
            <CardAsideProvider value={marks}>
              <Results
                {...searchKind}
                {...sorted}
                search={search}
                scroller={scroller}
                target={addMode?.target}
                view={view?.value ?? "list"}
              />
            </CardAsideProvider>
          )}
        </div>
        {!isThird && addMode?.on && <div className={styles.deck}>{addMode.deck}</div>}
      </section>
      {beside && (
        <FilterPanel onSubmit={search.submit} onApproach={sorted.prepare}>
          {searchKind.filters(search)}
          <OptionCounter
            kind={searchKind.kind}
            base={searchKind.base}
            criteria={search.shown}
            search={sorted.search}
          />
        </FilterPanel>
      )}
      {!beside && filters.open && (
        <CountingSheet
          {...searchKind}
          texts={sorted.texts}
          stock={stock}
          search={search}
          onClose={() => filters.set(false)}
        />
      )}
    </div>
  );
}
