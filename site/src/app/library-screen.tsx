import { Suspense } from "react";
import LibrarySearchScreen from "../features/search/library-search-screen";
import { cardPhrases } from "../i18n/en/card-phrases";
import { libraryPhrases } from "../i18n/en/library-phrases";
import { searchCards } from "../i18n/en/search-cards";
import { searchInventory } from "../i18n/en/search-inventory";
import { searchPhrases } from "../i18n/en/search-phrases";
import { useAddMode } from "./add-mode/use-add-mode";
import { useInInventoryMode } from "./inventory/use-in-inventory-mode";
import { StockWatcher } from "./inventory/watched-parts";
import { Pending } from "./pending";
import { useSearchInUrl } from "./use-search-in-url";
import { useViewInUrl } from "./use-view-in-url";

/** @public Loaded along with the screen. */
export const messages = [cardPhrases, libraryPhrases, searchCards, searchInventory, searchPhrases];

/** The library search with its criteria in the URL. */
export default function LibraryScreen() {
  const search = useSearchInUrl("/library");
  const view = useViewInUrl("/library");
  const addMode = useAddMode();
  const inventory = useInInventoryMode(StockWatcher);
  return (
    <>
      {inventory?.watcher}
      <Suspense fallback={<Pending />}>
        <LibrarySearchScreen
          {...search}
          view={view}
          addMode={addMode}
          inventory={inventory && { value: inventory.value, pending: <Pending /> }}
        />
      </Suspense>
    </>
  );
}
