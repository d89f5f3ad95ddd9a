import { lazy, Suspense } from "react";
import { TwdScreen } from "../features/archive/twd-screen";
import { archive } from "../i18n/en/archive";
import { loadScreen } from "../lazy/load-screen";
import { useInInventoryMode } from "./inventory/use-in-inventory-mode";
import { OwnershipWatcher } from "./inventory/watched-parts";
import { Pending } from "./pending";
import { useArchivePage } from "./use-archive-page";
import { useSearchInUrl } from "./use-search-in-url";

/** @public Loaded along with the screen. */
export const messages = [archive];

const Filters = lazy(
  loadScreen("twd-filters", async () => {
    const [{ TwdFilters, messages }, { withCardPicker }] = await Promise.all([
      import("../features/archive/filters/twd-filters"),
      import("./archive-card-picker"),
    ]);
    return { default: withCardPicker(TwdFilters), messages };
  }),
);

/** Winning decks, with the search in the URL. */
export default function TwdPage() {
  const search = useSearchInUrl("/twd");
  const page = useArchivePage();
  const inventory = useInInventoryMode(OwnershipWatcher);
  return (
    <>
      {inventory?.watcher}
      <Suspense fallback={<Pending />}>
        <TwdScreen
          {...search}
          {...page}
          inventory={inventory?.value}
          Filters={Filters}
          pending={<Pending />}
        />
      </Suspense>
    </>
  );
}
