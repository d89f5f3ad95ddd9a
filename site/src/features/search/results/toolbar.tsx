import { SlidersHorizontal } from "lucide-react";
import type { CardKind } from "../../../domain/card/card";
import type { Language } from "../../../domain/language";
import { emptyCriteria } from "../../../domain/search/criteria";
import type { SetCatalogue } from "../../../generated/published";
import { useTranslation } from "../../../i18n/translation";
import { Button } from "../../../ui/button";
import type { SearchIn } from "../search-texts";
import type { Search } from "../use-search";
import { LanguageSelect } from "./language-select";
import { SearchWords } from "./search-words";
import { SortSelect } from "./sort-select";
import styles from "./toolbar.module.css";

interface ToolbarProps<Kind extends CardKind, Sort extends string> {
  readonly kind: Kind;
  readonly search: Search<Kind>;
  /** Undefined when nothing is asked. */
  readonly count: number | undefined;
  readonly catalogue: SetCatalogue;
  readonly sorts: readonly Sort[];
  readonly sort: Sort;
  readonly language:
    | {
        readonly language: Exclude<Language, "en">;
        readonly where: SearchIn;
        readonly onChange: (where: SearchIn) => void;
      }
    | undefined;
  /** Undefined where the filters stand beside the results. */
  readonly onFilters: (() => void) | undefined;
}

/** Above the results: where one is, how many cards there are, in which order, and the search in words. */
export function Toolbar<Kind extends CardKind, Sort extends string>({
  kind,
  search,
  count,
  catalogue,
  sorts,
  sort,
  language,
  onFilters,
}: ToolbarProps<Kind, Sort>) {
  const { t } = useTranslation();
  return (
    <>
      <div className={styles.toolbar}>
        <h1 className={styles.title}>{t(`search.heading.${kind}`)}</h1>
        <p className={styles.count}>{count !== undefined && t("search.count", { count })}</p>
        {language && <LanguageSelect {...language} />}
        <SortSelect kind={kind} offered={sorts} sort={sort} />
        {onFilters && (
          <Button onClick={onFilters}>
            <SlidersHorizontal aria-hidden="true" size={16} />
            {t("search.filters")}
          </Button>
        )}
      </div>
      <SearchWords
        kind={kind}
        criteria={search.shown}
        catalogue={catalogue}
        onReplace={search.replace}
        onClear={() => search.replace(emptyCriteria(kind))}
      />
    </>
  );
}
