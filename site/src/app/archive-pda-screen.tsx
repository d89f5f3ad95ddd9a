import { lazy, Suspense } from "react";
import { PdaScreen } from "../features/archive/pda/pda-screen";
import { archive } from "../i18n/en/archive";
import { useArchiveRoom } from "./archive-room";
import { lazyPart } from "./lazy-part";
import { loadScreen } from "./load-screen";
import { Pending } from "./pending";
import { useSearchInAddress } from "./use-search-in-address";

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

/** Public decks, with the search in the address. */
export default function PdaRoom() {
  const search = useSearchInAddress("/pda");
  const room = useArchiveRoom();
  return (
    <Suspense fallback={<Pending />}>
      <PdaScreen {...search} {...room} Filters={Filters} OwnArchive={OwnArchive} pending={<Pending />} />
    </Suspense>
  );
}
