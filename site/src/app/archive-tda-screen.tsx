import { useParams } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import { TdaScreen } from "../features/archive/tda/tda-screen";
import { archive } from "../i18n/en/archive";
import { archiveTda } from "../i18n/en/archive-tda";
import { useArchiveRoom } from "./archive-room";
import { loadScreen } from "./load-screen";
import { Pending } from "./pending";
import { useSearchInAddress } from "./use-search-in-address";

/** @public Loaded along with the screen. */
export const messages = [archive, archiveTda];

const Filters = lazy(
  loadScreen("tda-filters", async () => {
    const [{ TdaFilters }, { withCardPicker }] = await Promise.all([
      import("../features/archive/tda/tda-filters"),
      import("./archive-card-picker"),
    ]);
    return { default: withCardPicker(TdaFilters) };
  }),
);

/** Tournaments, with the search in the address. */
export default function TdaRoom() {
  const { event = "" } = useParams({ from: "/tda/{-$event}" });
  const search = useSearchInAddress("/tda/{-$event}");
  const room = useArchiveRoom();
  return (
    <Suspense fallback={<Pending />}>
      <TdaScreen key={event} {...search} {...room} Filters={Filters} event={event} pending={<Pending />} />
    </Suspense>
  );
}
