import { lazy } from "react";
import { loadScreen } from "../lazy/load-screen";

/** The filters of winning decks, loaded in parallel with the decks. */
export const TwdFiltersPart = lazy(
  loadScreen("twd-filters", async () => {
    const [{ TwdFilters, messages }, { withCardPicker }] = await Promise.all([
      import("../features/archive/filters/twd-filters"),
      import("./archive-card-picker"),
    ]);
    return withCardPicker(TwdFilters, messages);
  }),
);
