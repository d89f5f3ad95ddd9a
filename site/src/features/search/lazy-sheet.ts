import { lazyPart } from "../../lazy/lazy-part";
import { loadPart } from "../../lazy/load-screen";

/** The filters over the results; pages without filters beside the results load it ahead of its use. */
export const FilterSheet = lazyPart(
  loadPart(
    "filter-sheet",
    () => import("../../ui/search/filter-sheet"),
    (module) => module.FilterSheet,
  ),
);
