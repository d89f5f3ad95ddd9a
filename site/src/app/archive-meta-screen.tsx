import { useLocation, useNavigate } from "@tanstack/react-router";
import { Suspense, useMemo } from "react";
import type { Weighing } from "../domain/archive/meta/weighed";
import { MetaScreen } from "../features/archive/meta/meta-screen";
import { readWeighing, weighingParams } from "../features/archive/meta/weighing-in-url";
import { archive } from "../i18n/en/archive";
import { archiveMeta } from "../i18n/en/archive-meta";
import { searchPhrases } from "../i18n/en/search-phrases";
import { titles } from "../i18n/en/titles";
import { loadOptionalStyles } from "../lazy/optional-styles";
import { useInInventoryMode } from "./inventory/use-in-inventory-mode";
import { OwnershipWatcher } from "./inventory/watched-parts";
import { Pending } from "./pending";
import { TwdFiltersPart } from "./twd-filters-part";
import { useArchivePage } from "./use-archive-page";
import { useSearchInUrl } from "./use-search-in-url";

/** @public Loaded along with the screen. */
export const messages = [archive, archiveMeta, searchPhrases, titles];

/** @public */
export const prepare = loadOptionalStyles;

/** What wins, with the search and the weights in the URL. */
export default function MetaPage() {
  const { q, onQueryChange, typed } = useSearchInUrl("/twd/meta");
  const { ModelFinder } = useArchivePage();
  const inventory = useInInventoryMode(OwnershipWatcher);
  const params = useLocation({ select: ({ searchStr }) => searchStr });
  const weighing = useMemo(() => readWeighing(Object.fromEntries(new URLSearchParams(params))), [params]);
  const navigate = useNavigate();
  const onWeighing = (next: Weighing) =>
    void navigate({
      to: ".",
      search: (before) => ({ ...before, ...weighingParams(next) }),
      replace: true,
      resetScroll: false,
    });
  return (
    <>
      {inventory?.watcher}
      <Suspense fallback={<Pending />}>
        <MetaScreen
          q={q}
          onQueryChange={onQueryChange}
          typed={typed}
          weighing={weighing}
          onWeighing={onWeighing}
          ModelFinder={ModelFinder}
          Filters={TwdFiltersPart}
          inventory={inventory?.value}
        />
      </Suspense>
    </>
  );
}
