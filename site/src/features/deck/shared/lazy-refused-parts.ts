import { lazyPart } from "../../../lazy/lazy-part";
import { loadPart } from "../../../lazy/load-screen";

/** Fetched with the first URL that is partly unreadable. */
export const RefusedParts = lazyPart(
  loadPart(
    "deck-refused",
    () => import("./refused-parts"),
    (module) => module.RefusedParts,
  ),
);
