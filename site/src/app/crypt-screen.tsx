import { Suspense } from "react";
import CryptSearchScreen from "../features/search/crypt-search-screen";
import { useAddMode } from "./add-mode/use-add-mode";
import { Pending } from "./pending";
import { useSearchInUrl } from "./use-search-in-url";

/** The crypt search with its criteria in the URL. */
export default function CryptScreen() {
  const search = useSearchInUrl("/crypt");
  const addMode = useAddMode();
  return (
    <Suspense fallback={<Pending />}>
      <CryptSearchScreen {...search} addMode={addMode} />
    </Suspense>
  );
}
