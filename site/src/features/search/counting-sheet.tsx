import { type ReactNode, useDeferredValue } from "react";
import type { Card, CardKind } from "../../domain/card/card";
import { type CriteriaByKind, emptyCriteria } from "../../domain/search/criteria";
import type { SearchTexts } from "../../domain/search/haystacks";
import { useTranslation } from "../../i18n/translation";
import { FilterSheet } from "../../ui/search/filter-sheet";
import { type Found, useFound } from "./use-found";
import type { Search } from "./use-search";

interface CountingSheetProps<Kind extends CardKind, Shown extends Card> {
  readonly kind: Kind;
  readonly search: Search<Kind>;
  readonly texts: SearchTexts;
  readonly find: (criteria: CriteriaByKind[Kind], texts: SearchTexts) => Found<Shown>;
  readonly filters: (search: Search<Kind>) => ReactNode;
  readonly onClose: () => void;
}

/** The filters over the results; their button says how many cards there would be. */
export function CountingSheet<Kind extends CardKind, Shown extends Card>({
  kind,
  search,
  texts,
  find,
  filters,
  onClose,
}: CountingSheetProps<Kind, Shown>) {
  const { t } = useTranslation();
  const count = useFound(kind, useDeferredValue(search.draft), texts, find)?.cards.length;
  return (
    <FilterSheet
      submitLabel={count === undefined ? t("search.run") : t("search.show-cards", { count })}
      emptyRequest={search.emptyRequest}
      onSubmit={search.submit}
      onClear={() => search.replace(emptyCriteria(kind))}
      onClose={onClose}
    >
      {filters(search)}
    </FilterSheet>
  );
}
