import { useParams } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import type { Language } from "../domain/language";
import { TdaScreen } from "../features/archive/tda/tda-screen";
import { archiveTdaWords } from "../i18n/archive-tda-words";
import { archiveWords } from "../i18n/archive-words";
import type { Words } from "../i18n/words";
import { useArchiveRoom } from "./archive-room";
import { loadScreen } from "./load-screen";
import { Pending } from "./pending";
import { useSearchInAddress } from "./use-search-in-address";

/** @public Fetched along with the screen. */
export async function words(language: Language): Promise<Words> {
  const [archive, tournaments] = await Promise.all([archiveWords(language), archiveTdaWords(language)]);
  return { ...archive, ...tournaments };
}

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
