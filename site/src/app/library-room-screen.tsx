import { Suspense } from "react";
import LibrarySearchScreen from "../features/search/library-search-screen";
import { useAdding } from "./adding/use-adding";
import { Pending } from "./pending";
import { useSearchInAddress } from "./use-search-in-address";

/** The library search with its criteria in the address. */
export default function LibraryRoom() {
  const search = useSearchInAddress("/library");
  const adding = useAdding();
  return (
    <Suspense fallback={<Pending />}>
      <LibrarySearchScreen {...search} addMode={adding} />
    </Suspense>
  );
}
