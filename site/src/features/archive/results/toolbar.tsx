import { Link } from "@tanstack/react-router";
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
import own from "../archive.module.css";
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
        {kind.name === "twd" && <MoreLinks q={kind.form.toText(search.shown)} />}
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

/** Links to further pages about winning decks; `q` is the search, if there is one. */
function MoreLinks({ q }: { readonly q: string | undefined }) {
  const { t } = useTranslation();
  return (
    <details className={own.more}>
      <summary>{t("archive.more")}</summary>
      <ul>
        <li>
          <Link to="/twd/meta" search={q === undefined ? {} : { q }}>
            {t("titles.meta")}
          </Link>
        </li>
        <li>
          <Link to="/twd/hall_of_fame/tournaments">{t("titles.hall-of-fame-tournaments")}</Link>
        </li>
        <li>
          <Link to="/twd/hall_of_fame/cards">{t("titles.hall-of-fame-cards")}</Link>
        </li>
        <li>
          <Link to="/twd/cards_history">{t("titles.history")}</Link>
        </li>
        <li>
          <Link to="/twd/check">{t("titles.check")}</Link>
        </li>
      </ul>
    </details>
  );
}
