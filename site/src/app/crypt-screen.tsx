import { Suspense } from "react";
import CryptSearchScreen from "../features/search/crypt-search-screen";
import { useAdding } from "./adding/use-adding";
import { Pending } from "./pending";
import { useSearchInUrl } from "./use-search-in-url";

/** The crypt search with its criteria in the URL. */
export default function CryptScreen() {
  const search = useSearchInUrl("/crypt");
  const adding = useAdding();
  return (
    <Suspense fallback={<Pending />}>
      <CryptSearchScreen {...search} addMode={adding} />
    </Suspense>
  );
}
