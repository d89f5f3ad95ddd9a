import { Suspense } from "react";
import { TwdScreen } from "../features/archive/twd-screen";
import { archive } from "../i18n/en/archive";
import { searchPhrases } from "../i18n/en/search-phrases";
import { titles } from "../i18n/en/titles";
import { useInInventoryMode } from "./inventory/use-in-inventory-mode";
import { OwnershipWatcher } from "./inventory/watched-parts";
import { Pending } from "./pending";
import { TwdFiltersPart } from "./twd-filters-part";
import { useArchivePage } from "./use-archive-page";
import { useSearchInUrl } from "./use-search-in-url";

/** @public Loaded along with the screen. */
export const messages = [archive, searchPhrases, titles];

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
          Filters={TwdFiltersPart}
          pending={<Pending />}
        />
      </Suspense>
    </>
  );
}
