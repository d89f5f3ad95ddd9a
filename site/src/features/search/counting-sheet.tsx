import { type ReactNode, useDeferredValue } from "react";
import type { Card, CardKind } from "../../domain/card/card";
import type { SearchTexts } from "../../domain/search/haystacks";
import { useTranslation } from "../../i18n/translation";
import { OptionCounter } from "./filters/lazy-counter";
import { FilterSheet } from "./lazy-sheet";
import type { Search, StockState } from "./search-kind";
import { type Finding, useFound } from "./use-found";

interface CountingSheetProps<Kind extends CardKind, Shown extends Card> extends Finding<Kind, Shown> {
  readonly kind: Kind;
  readonly search: Search<Kind>;
  readonly texts: SearchTexts;
  readonly stock: StockState | undefined;
  readonly filters: (search: Search<Kind>) => ReactNode;
  readonly onClose: () => void;
}

/** The filters over the results; their button shows the number of results. */
export function CountingSheet<Kind extends CardKind, Shown extends Card>({
  kind,
  form,
  search,
  texts,
  stock,
  base,
  find,
  filters,
  onClose,
}: CountingSheetProps<Kind, Shown>) {
  const { t } = useTranslation();
  const draft = useDeferredValue(search.draft);
  const { found, isPending, search: searchWith } = useFound({ form, base, find }, draft, texts, stock);
  const count = isPending ? undefined : found?.cards.length;
  return (
    <FilterSheet
      submitLabel={count === undefined ? t("search.run") : t("search.show-cards", { count })}
      emptyRequest={search.emptyRequest}
      onSubmit={search.submit}
      onClear={() => search.replace(form.empty)}
      onClose={onClose}
    >
      {filters(search)}
      <OptionCounter kind={kind} base={base} criteria={draft} search={searchWith} />
    </FilterSheet>
  );
}
