import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import { type ComponentType, Suspense, useDeferredValue, useMemo } from "react";
import { twdArchiveOptions } from "../../../data/archive/twd-archive";
import { NotPublishedError } from "../../../data/published-file";
import type { Archive } from "../../../domain/archive/archive";
import type { Selection } from "../../../domain/archive/meta/selection";
import type { Weighing } from "../../../domain/archive/meta/weighed";
import { MIN_EVENT_LENGTH } from "../../../domain/archive/search/event";
import { TWD_FORM, type TwdCriteria } from "../../../domain/archive/search/twd-form";
import { useTranslation } from "../../../i18n/translation";
import { LoadFailure } from "../../../ui/load-failure";
import { QueryBar } from "../../../ui/query/query-bar";
import type { TypedSearch } from "../../../ui/query/typed-search";
import { ProblemList } from "../../../ui/search/problem-list";
import { SearchChips } from "../../../ui/search/search-chips";
import { type CriteriaSearch, useCriteria } from "../../../ui/search/use-criteria";
import type { QueryWriter } from "../../../ui/search/use-query-writer";
import type { ModelFinderProps, OwnershipState } from "../archive-page";
import type { TwdFiltersProps } from "../filters/twd-filters";
import { formatDeckPhrase } from "../format-deck-phrase";
import { PageHeader } from "../page-header";
import { type Cards, useArchiveCards } from "../use-archive-cards";
import { useModel } from "../use-model";
import { Blocks } from "./blocks";
import styles from "./meta.module.css";
import { MetaControls } from "./meta-controls";
import { useDashboard } from "./use-dashboard";
import { useRestoredScroll } from "./use-restored-scroll";
import { useSelection } from "./use-selection";

interface MetaScreenProps {
  readonly q: string | undefined;
  readonly onQueryChange: QueryWriter;
  /** The typed search of the URL, and the code that reads it. */
  readonly typed: Pick<TypedSearch, "QueryLine" | "typed">;
  readonly weighing: Weighing;
  readonly onWeighing: (weighing: Weighing) => void;
  readonly ModelFinder: ComponentType<ModelFinderProps>;
  readonly Filters: ComponentType<TwdFiltersProps>;
  /** The inventory; undefined without inventory mode. */
  readonly inventory: OwnershipState | undefined;
}

const TYPED = ["event"];

function waits({ event }: TwdCriteria): boolean {
  return event !== "" && event.trim().length < MIN_EVENT_LENGTH;
}

/** What wins among the decks of a search, once they are loaded. */
export function MetaScreen(props: MetaScreenProps) {
  const { t } = useTranslation();
  const archive = useQuery({ ...twdArchiveOptions(), throwOnError: false });
  useRestoredScroll();
  // The page that was left is removed in a task of its own.
  const isBegun = useDeferredValue(true, false);
  return (
    <div className={styles.page}>
      <PageHeader title={t("titles.meta")} isSample={archive.data?.isSample ?? false} />
      <p className={styles.note}>{t("meta.lead")}</p>
      {isBegun && <Loaded {...props} archive={archive} />}
    </div>
  );
}

interface LoadedProps extends MetaScreenProps {
  readonly archive: UseQueryResult<Archive>;
}

function Loaded({ archive, ...props }: LoadedProps) {
  const { t } = useTranslation();
  if (archive.data) return <Dashboards {...props} archive={archive.data} />;
  if (archive.error instanceof NotPublishedError) return <p>{t("meta.no-archive")}</p>;
  if (archive.isError) {
    return <LoadFailure message={t("meta.load-failed")} onRetry={() => void archive.refetch()} />;
  }
  return <p role="status">{t("common.loading")}</p>;
}

interface DashboardsProps extends MetaScreenProps {
  readonly archive: Archive;
}

/** The search, and what wins among its decks. */
function Dashboards({ archive, ...props }: DashboardsProps) {
  const { q, onQueryChange, typed, weighing, onWeighing, ModelFinder, inventory } = props;
  const { t } = useTranslation();
  const cards = useArchiveCards();
  const search = useCriteria({ form: TWD_FORM, typed: TYPED, waits, q, onQueryChange, live: true });
  const { shown } = search;
  const [model, setModel] = useModel(shown.similar);
  const context = useMemo(() => ({ archive }), [archive]);
  const selection = useSelection({ context, cards, model, inventory }, shown);
  const { dashboard, counted, isCurrent, ...more } = useDashboard(archive, selection, weighing);
  return (
    <>
      {shown.similar !== "" && (
        <Suspense>
          <ModelFinder key={shown.similar} id={shown.similar} onModel={setModel} />
        </Suspense>
      )}
      <QueryBar
        {...typed}
        form={TWD_FORM}
        context={context}
        count={archive.table.count}
        cards={cards.all}
        search={search}
      />
      <Words search={search} cards={cards} model={model.status === "ready" ? model.name : undefined} />
      <MetaControls
        search={search}
        archive={archive}
        weighing={weighing}
        onWeighing={onWeighing}
        filters={
          <Suspense>
            <props.Filters
              criteria={search.draft}
              set={search.set}
              archive={archive}
              cards={cards}
              inventoryMode={inventory !== undefined}
              live
            />
          </Suspense>
        }
      />
      <ProblemList problems={[...search.problems, ...(selection?.problems ?? [])]} />
      {dashboard && counted && counted.decks.length > 0 ? (
        <div className={isCurrent ? undefined : styles.old} aria-busy={!isCurrent}>
          <p role="status" className="visually-hidden">
            {selection === undefined && t("common.loading")}
          </p>
          <Scope
            selection={counted}
            effective={dashboard.windows.now.effective}
            isSample={archive.isSample}
          />
          <Blocks
            dashboard={dashboard}
            {...more}
            archive={archive}
            cards={cards}
            criteria={counted.criteria}
          />
        </div>
      ) : (
        <p role="status">{t(selection?.decks.length === 0 ? "meta.empty" : "common.loading")}</p>
      )}
    </>
  );
}

interface WordsProps {
  readonly search: CriteriaSearch<TwdCriteria>;
  readonly cards: Cards;
  /** Name of the deck that others are compared with. */
  readonly model: string | undefined;
}

/** The search as chips. */
function Words({ search, cards, model }: WordsProps) {
  const { t } = useTranslation();
  const parts = useMemo(() => TWD_FORM.describe(search.shown), [search.shown]);
  return (
    <SearchChips
      parts={parts}
      format={({ key, params }) => {
        const named = key === "decks.similar" && model !== undefined ? { deck: model } : params;
        return formatDeckPhrase(t, { key, params: named }, cards.find);
      }}
      onReplace={search.replace}
      onClear={() => search.replace(TWD_FORM.empty)}
    />
  );
}

interface ScopeProps {
  readonly selection: Selection;
  readonly effective: number;
  readonly isSample: boolean;
}

/** How many decks are counted, and how many of them say something of their own; made-up ones have no changes. */
function Scope({ selection: { decks, before }, effective, isSample }: ScopeProps) {
  const { t } = useTranslation();
  return (
    <p role="status" className={styles.scope}>
      {t("meta.scope", { count: decks.length, effective: Math.round(effective) })}{" "}
      {!isSample &&
        (before === undefined ? t("meta.no-before") : t("meta.compared", { count: before.length }))}
    </p>
  );
}
