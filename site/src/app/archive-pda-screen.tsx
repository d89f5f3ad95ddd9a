import { lazy, Suspense } from "react";
import { PdaScreen } from "../features/archive/pda/pda-screen";
import { archive } from "../i18n/en/archive";
import { lazyPart } from "../lazy/lazy-part";
import { loadScreen } from "../lazy/load-screen";
import { Pending } from "./pending";
import { useArchivePage } from "./use-archive-page";
import { useSearchInUrl } from "./use-search-in-url";

/** @public Loaded along with the screen. */
export const messages = [archive];

const Filters = lazy(
  loadScreen("pda-filters", async () => {
    const [{ PdaFilters }, { withCardPicker }] = await Promise.all([
      import("../features/archive/pda/pda-filters"),
      import("./archive-card-picker"),
    ]);
    return { default: withCardPicker(PdaFilters) };
  }),
);

const OwnArchive = lazyPart(
  loadScreen("own-archive", async () => ({ default: (await import("./archive-own")).OwnArchive })),
);

/** Public decks, with the search in the URL. */
export default function PdaPage() {
  const search = useSearchInUrl("/pda");
  const page = useArchivePage();
  return (
    <Suspense fallback={<Pending />}>
      <PdaScreen {...search} {...page} Filters={Filters} OwnArchive={OwnArchive} pending={<Pending />} />
    </Suspense>
  );
}
