import { type ComponentType, type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import type { Card, CardKind } from "../../domain/card/card";
import type { CardBase } from "../../domain/search/card-base";
import type { CriteriaByKind } from "../../domain/search/criteria";
import type { SearchTexts } from "../../domain/search/haystacks";
import type { SearchResult } from "../../domain/search/search";
import type { Sorter } from "../../domain/search/sort/sorter";
import { useTranslation } from "../../i18n/translation";
import { useAnnounce } from "../../ui/live-region";
import { FilterPanel } from "./filter-panel";
import { FilterSheet } from "./filter-sheet";
import type { RowProps } from "./results/result-list";
import { Results } from "./results/results";
import { useSort } from "./results/sort-select";
import { Toolbar } from "./results/toolbar";
import styles from "./search-screen.module.css";
import { type SearchIn, searchTexts } from "./search-texts";
import { useBackToTop } from "./use-back-to-top";
import { useCardLanguage } from "./use-card-language";
import { useFound } from "./use-found";
import { BESIDE, LIVE, useMedia } from "./use-media";
import type { QueryWriter } from "./use-query-writer";
import { type Search, useSearch } from "./use-search";

export interface SearchScreenProps {
  /** The search as the address has it. */
  readonly q: string | undefined;
  readonly onQueryChange: QueryWriter;
}

/** What tells the two searches apart. */
interface KindOfSearch<Kind extends CardKind, Shown extends Card, Sort extends string>
  extends SearchScreenProps {
  readonly kind: Kind;
  readonly base: CardBase<Shown>;
  readonly find: (
    criteria: CriteriaByKind[Kind],
    texts: SearchTexts,
  ) => { readonly cards: readonly Shown[]; readonly problems: SearchResult<Kind>["problems"] };
  readonly sorter: Sorter<Shown, Sort>;
  readonly sorts: readonly [Sort, ...Sort[]];
  readonly Row: ComponentType<RowProps<Shown>>;
  readonly filters: (search: Search<Kind>) => ReactNode;
}

/** Results in the middle, filters at the right or, where there is little room, in a sheet. */
export function SearchScreen<Kind extends CardKind, Shown extends Card, Sort extends string>({
  kind,
  q,
  onQueryChange,
  base,
  find,
  sorter,
  sorts,
  Row,
  filters,
}: KindOfSearch<Kind, Shown, Sort>) {
  const live = useMedia(LIVE);
  const beside = useMedia(BESIDE);
  const search = useSearch({ kind, q, onQueryChange, live });
  const { language, overlay } = useCardLanguage();
  const [where, setWhere] = useState<SearchIn>("both");
  const texts = useMemo(() => searchTexts(base.cards, base.english, overlay, where), [base, overlay, where]);
  const found = useFound(kind, search.shown, texts, find);
  const sort = useSort(kind, sorts);
  /** What the first search would otherwise have to make first: the first key should answer like the others. */
  const prepare = () => {
    texts.names();
    texts.folded();
    sorter.sort([], sort);
  };
  const cards = useMemo(() => found && sorter.sort(found.cards, sort), [found, sorter, sort]);
  const [sheet, setSheet] = useState(false);
  const column = useRef<HTMLDivElement>(null);
  useAnnouncedCount(found?.cards.length, search.emptyRequest);
  useBackToTop(search.shown, live ? column : undefined);

  return (
    <div className={styles.screen}>
      <section
        className={styles.results}
        aria-label={useTranslation().t("search.results")}
        onPointerDownCapture={search.flush}
      >
        <Toolbar
          kind={kind}
          search={search}
          count={found?.cards.length}
          catalogue={base.catalogue}
          sorts={sorts}
          sort={sort}
          language={
            overlay === null || language === "en" ? undefined : { language, where, onChange: setWhere }
          }
          onFilters={beside ? undefined : () => setSheet(true)}
        />
        <div ref={column} className={styles.column}>
          <Results
            search={search}
            kind={kind}
            base={base}
            cards={cards}
            problems={[...search.problems, ...(found?.problems ?? [])]}
            overlay={overlay}
            Row={Row}
            scroller={live ? column : undefined}
          />
        </div>
      </section>
      {beside ? (
        <FilterPanel search={search} onApproach={prepare}>
          {filters(search)}
        </FilterPanel>
      ) : (
        sheet && (
          <FilterSheet kind={kind} search={search} texts={texts} find={find} onClose={() => setSheet(false)}>
            {filters(search)}
          </FilterSheet>
        )
      )}
    </div>
  );
}

/** Long enough after the last change that only the end of typing is said. */
const ANNOUNCE_AFTER = 600;

function useAnnouncedCount(count: number | undefined, emptyRequest: boolean): void {
  const { t } = useTranslation();
  const announce = useAnnounce();
  useEffect(() => {
    if (count === undefined || emptyRequest) return;
    const message = count === 0 ? t("search.none-found") : t("search.count", { count });
    const timer = setTimeout(() => announce(message), ANNOUNCE_AFTER);
    return () => clearTimeout(timer);
  }, [count, emptyRequest, t, announce]);
}
