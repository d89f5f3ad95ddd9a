import { Suspense } from "react";
import LibrarySearchScreen from "../features/search/library-search-screen";
import { useAddMode } from "./add-mode/use-add-mode";
import { Pending } from "./pending";
import { useSearchInUrl } from "./use-search-in-url";

/** The library search with its criteria in the URL. */
export default function LibraryScreen() {
  const search = useSearchInUrl("/library");
  const addMode = useAddMode();
  return (
    <Suspense fallback={<Pending />}>
      <LibrarySearchScreen {...search} addMode={addMode} />
    </Suspense>
  );
}
