import { Suspense } from "react";
import CryptSearchScreen from "../features/search/crypt-search-screen";
import { cardPhrases } from "../i18n/en/card-phrases";
import { cryptPhrases } from "../i18n/en/crypt-phrases";
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
export const messages = [cardPhrases, cryptPhrases, searchCards, searchInventory, searchPhrases];

/** The crypt search with its criteria in the URL. */
export default function CryptScreen() {
  const search = useSearchInUrl("/crypt");
  const view = useViewInUrl("/crypt");
  const addMode = useAddMode();
  const inventory = useInInventoryMode(StockWatcher);
  return (
    <>
      {inventory?.watcher}
      <Suspense fallback={<Pending />}>
        <CryptSearchScreen
          {...search}
          view={view}
          addMode={addMode}
          inventory={inventory && { value: inventory.value, pending: <Pending /> }}
        />
      </Suspense>
    </>
  );
}
