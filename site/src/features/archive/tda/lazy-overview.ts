import { lazyPart } from "../../../lazy/lazy-part";
import { loadPart } from "../../../lazy/load-screen";

/** Above the decks of an opened tournament; the list of tournaments does without. */
export const TdaOverview = lazyPart(
  loadPart(
    "tda-overview",
    () => import("./tda-overview"),
    (module) => module.TdaOverview,
  ),
);
