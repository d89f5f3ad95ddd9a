import { lazy, Suspense } from "react";
import { TwdScreen } from "../features/archive/twd-screen";
import { archive } from "../i18n/en/archive";
import { useArchiveRoom } from "./archive-room";
import { loadScreen } from "./load-screen";
import { Pending } from "./pending";
import { useSearchInAddress } from "./use-search-in-address";

/** @public Loaded along with the screen. */
export const messages = [archive];

const Filters = lazy(
  loadScreen("twd-filters", async () => {
    const [{ TwdFilters }, { withCardPicker }] = await Promise.all([
      import("../features/archive/filters/twd-filters"),
      import("./archive-card-picker"),
    ]);
    return { default: withCardPicker(TwdFilters) };
  }),
);

/** Winning decks, with the search in the address. */
export default function TwdRoom() {
  const search = useSearchInAddress("/twd");
  const room = useArchiveRoom();
  return (
    <Suspense fallback={<Pending />}>
      <TwdScreen {...search} {...room} Filters={Filters} pending={<Pending />} />
    </Suspense>
  );
}
