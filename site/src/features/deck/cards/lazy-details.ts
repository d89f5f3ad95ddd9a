import { lazyPart } from "../../../lazy/lazy-part";
import { loadPart } from "../../../lazy/load-screen";

// Fetched when the user first opens the details.
export const CryptDetails = lazyPart(
  loadPart(
    "deck-crypt-details",
    () => import("./facts/crypt-details"),
    (module) => module.CryptDetails,
  ),
);
export const LibraryDetails = lazyPart(
  loadPart(
    "deck-library-details",
    () => import("./facts/library-details"),
    (module) => module.LibraryDetails,
  ),
);
