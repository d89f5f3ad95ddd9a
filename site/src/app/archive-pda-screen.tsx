import { lazy, Suspense } from "react";
import { PdaScreen } from "../features/archive/pda/pda-screen";
import { archive } from "../i18n/en/archive";
import { searchPhrases } from "../i18n/en/search-phrases";
import { lazyPart } from "../lazy/lazy-part";
import { loadScreen } from "../lazy/load-screen";
import { useInInventoryMode } from "./inventory/use-in-inventory-mode";
import { OwnershipWatcher } from "./inventory/watched-parts";
import { Pending } from "./pending";
import { useArchivePage } from "./use-archive-page";
import { useSearchInUrl } from "./use-search-in-url";

/** @public Loaded along with the screen. */
export const messages = [archive, searchPhrases];

const Filters = lazy(
  loadScreen("pda-filters", async () => {
    const [{ PdaFilters, messages }, { withCardPicker }] = await Promise.all([
      import("../features/archive/pda/pda-filters"),
      import("./archive-card-picker"),
    ]);
    return withCardPicker(PdaFilters, messages);
  }),
);

const OwnArchive = lazyPart(
  loadScreen("own-archive", async () => ({ default: (await import("./archive-own")).OwnArchive })),
);

/** Public decks, with the search in the URL. */
export default function PdaPage() {
  const search = useSearchInUrl("/pda");
  const page = useArchivePage();
  const inventory = useInInventoryMode(OwnershipWatcher);
  return (
    <>
      {inventory?.watcher}
      <Suspense fallback={<Pending />}>
        <PdaScreen
          {...search}
          {...page}
          inventory={inventory?.value}
          Filters={Filters}
          OwnArchive={OwnArchive}
          pending={<Pending />}
        />
      </Suspense>
    </>
  );
}
