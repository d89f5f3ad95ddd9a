import { ListPlus, SlidersHorizontal } from "lucide";
import { useMemo } from "react";
import type { Card, CardKind } from "../../../domain/card/card";
import { useTranslation } from "../../../i18n/translation";
import { Button } from "../../../ui/button";
import { useCardPool } from "../../../ui/card/card-pool";
import { ToggleButton } from "../../../ui/form/toggle-button";
import { Icon } from "../../../ui/icon";
import { QueryBar } from "../../../ui/query/query-bar";
import type { TypedSearch } from "../../../ui/query/typed-search";
import { SearchChips } from "../../../ui/search/search-chips";
import styles from "../../../ui/search/toolbar.module.css";
import type { AddMode } from "../add-mode/add-mode";
import { formatPhrase } from "../format-phrase";
import type { Search, SearchKind } from "../search-kind";
import type { SortedResults } from "../use-sorted-results";
import { LanguageSelect } from "./language-select";
import { SortSelect } from "./sort-select";
import { ViewButton, type ViewChoice } from "./view-button";

interface ToolbarProps<Kind extends CardKind, Shown extends Card, Sort extends string> {
  readonly searchKind: Pick<SearchKind<Kind, Shown, Sort>, "kind" | "form" | "base" | "sorts">;
  readonly search: Search<Kind>;
  readonly results: SortedResults<Kind, Shown, Sort>;
  /** Undefined if the filters are beside the results. */
  readonly onFilters: (() => void) | undefined;
  /** Undefined if no one is signed in. */
  readonly addMode: AddMode | undefined;
  readonly view: ViewChoice | undefined;
  readonly typed: Pick<TypedSearch, "QueryLine" | "typed">;
}

/** Above the results: page, number of cards, sort order, and the search in words. */
export function Toolbar<Kind extends CardKind, Shown extends Card, Sort extends string>({
  searchKind: { kind, form, base, sorts },
  search,
  results: { cards, sort, orderFailed, languageChoice, texts },
  onFilters,
  addMode,
  view,
  typed,
}: ToolbarProps<Kind, Shown, Sort>) {
  const { t } = useTranslation();
  const isLimited = useCardPool() !== undefined;
  const context = useMemo(() => ({ base, texts }), [base, texts]);
  const parts = useMemo(() => form.describe(search.shown), [form, search.shown]);
  return (
    <>
      <div className={styles.toolbar}>
        <h1 className={styles.title}>{t(`search.heading.${kind}`)}</h1>
        <p className={styles.count}>
          {[
            cards && t("search.count", { count: cards.length }),
            isLimited && t("search.limited"),
            orderFailed && t("shell.error-connection"),
          ]
            .filter(Boolean)
            .join(" · ")}
        </p>
        {languageChoice && <LanguageSelect {...languageChoice} />}
        <SortSelect kind={kind} offered={sorts} sort={sort} />
        {view && <ViewButton {...view} />}
        {addMode && (
          <ToggleButton pressed={addMode.on} label={t("search.add-mode")} onToggle={addMode.onToggle}>
            <span className={styles.long}>{t("search.add-mode")}</span>
            <span className={styles.short}>
              <Icon of={ListPlus} size={18} />
            </span>
          </ToggleButton>
        )}
        {onFilters && (
          <Button onClick={onFilters}>
            <Icon of={SlidersHorizontal} size={16} />
            {t("search.filters")}
          </Button>
        )}
      </div>
      <QueryBar {...typed} form={form} context={context} count={base.cards.length} search={search} />
      <SearchChips
        parts={parts}
        format={(phrase) => formatPhrase(t, phrase, base.catalogue)}
        onReplace={search.replace}
        onClear={() => search.replace(form.empty)}
      />
    </>
  );
}
