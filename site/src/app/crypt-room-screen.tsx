import { Suspense } from "react";
import CryptSearchScreen from "../features/search/crypt-search-screen";
import { useAdding } from "./adding/use-adding";
import { Pending } from "./pending";
import { useSearchInAddress } from "./use-search-in-address";

/** The crypt search with its criteria in the address. */
export default function CryptRoom() {
  const search = useSearchInAddress("/crypt");
  const adding = useAdding();
  return (
    <Suspense fallback={<Pending />}>
      <CryptSearchScreen {...search} addMode={adding} />
    </Suspense>
  );
}
