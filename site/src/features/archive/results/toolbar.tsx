import { SlidersHorizontal } from "lucide";
import { useMemo } from "react";
import { useTranslation } from "../../../i18n/translation";
import { Button } from "../../../ui/button";
import { Select } from "../../../ui/form/select";
import { Icon } from "../../../ui/icon";
import { QueryBar } from "../../../ui/query/query-bar";
import type { TypedSearch } from "../../../ui/query/typed-search";
import { SearchChips } from "../../../ui/search/search-chips";
import styles from "../../../ui/search/toolbar.module.css";
import type { CriteriaSearch } from "../../../ui/search/use-criteria";
import type { ArchiveKind, ModelDeck } from "../archive-page";
import { formatDeckPhrase } from "../format-deck-phrase";
import type { ChosenSort } from "../use-deck-sort";
import { type Listing, NEWEST, randomListing } from "./listing";

interface ToolbarProps<Criteria extends object> {
  readonly kind: ArchiveKind<Criteria>;
  readonly search: CriteriaSearch<Criteria>;
  /** undefined without a search. */
  readonly count: number | undefined;
  readonly model: ModelDeck;
  readonly sort: ChosenSort;
  readonly onList: (listing: Listing) => void;
  /** undefined if the filters are beside the results. */
  readonly onFilters: (() => void) | undefined;
  readonly typed: Pick<TypedSearch, "QueryLine" | "typed">;
}

/** Above the results: archive, number of decks, sort order, and the search in words. */
export function Toolbar<Criteria extends object>(props: ToolbarProps<Criteria>) {
  const { kind, search, count, model, sort, onList, onFilters, typed } = props;
  const { t } = useTranslation();
  const { archive } = kind;
  const context = useMemo(() => ({ archive }), [archive]);
  const parts = useMemo(() => kind.form.describe(search.shown), [kind.form, search.shown]);
  return (
    <>
      <div className={styles.toolbar}>
        <h1 className={styles.title} tabIndex={-1}>
          {t(`shell.title-${kind.name}`)}
        </h1>
        <p className={styles.count}>{count !== undefined && t("archive.total", { count })}</p>
        {kind.name !== "tda" && <Button onClick={() => onList(NEWEST)}>{t("archive.new")}</Button>}
        {kind.name !== "tda" && (
          <Button onClick={() => onList(randomListing(kind.archive, Math.random))}>
            {t("archive.random")}
          </Button>
        )}
        {count !== undefined && (
          <div className={styles.sort}>
            <Select
              label={t("search.sort")}
              value={sort.chosen}
              options={sort.offered.map((value) => ({ value, label: t(`archive.sort.${value}`) }))}
              onChange={sort.choose}
            />
          </div>
        )}
        {kind.More && <kind.More q={kind.form.toText(search.shown)} />}
        {onFilters && (
          <Button onClick={onFilters}>
            <Icon of={SlidersHorizontal} size={16} />
            {t("search.filters")}
          </Button>
        )}
      </div>
      <QueryBar
        {...typed}
        form={kind.form}
        context={context}
        count={archive.table.count}
        cards={kind.cards.all}
        search={search}
      />
      <SearchChips
        parts={parts}
        format={({ key, params }) => {
          const named = model.status === "ready" && key === "decks.similar" ? { deck: model.name } : params;
          return formatDeckPhrase(t, { key, params: named }, kind.cards.find);
        }}
        onReplace={search.replace}
        onClear={() => search.replace(kind.form.empty)}
      />
    </>
  );
}
