import { lazyPart } from "../../../../lazy/lazy-part";
import { loadPart } from "../../../../lazy/load-screen";

export const PublicListedContainer = lazyPart(
  loadPart(
    "deck-public-listed",
    () => import("../public/public-listed-container"),
    (module) => module.PublicListedContainer,
  ),
);
