import { useParams } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import { TdaScreen } from "../features/archive/tda/tda-screen";
import { archive } from "../i18n/en/archive";
import { archiveTda } from "../i18n/en/archive-tda";
import { searchPhrases } from "../i18n/en/search-phrases";
import { loadScreen } from "../lazy/load-screen";
import { Pending } from "./pending";
import { useArchivePage } from "./use-archive-page";
import { useSearchInUrl } from "./use-search-in-url";

/** @public Loaded along with the screen. */
export const messages = [archive, archiveTda, searchPhrases];

const Filters = lazy(
  loadScreen("tda-filters", async () => {
    const [{ TdaFilters, messages }, { withCardPicker }] = await Promise.all([
      import("../features/archive/tda/tda-filters"),
      import("./archive-card-picker"),
    ]);
    return withCardPicker(TdaFilters, messages);
  }),
);

/** Tournaments, with the search in the URL. */
export default function TdaPage() {
  const { event = "" } = useParams({ from: "/tda/{-$event}" });
  const search = useSearchInUrl("/tda/{-$event}");
  const page = useArchivePage();
  return (
    <Suspense fallback={<Pending />}>
      <TdaScreen key={event} {...search} {...page} Filters={Filters} event={event} pending={<Pending />} />
    </Suspense>
  );
}
