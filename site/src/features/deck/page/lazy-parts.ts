import { lazyPart } from "../../../lazy/lazy-part";
import { loadPart } from "../../../lazy/load-screen";

export const DeckMenu = lazyPart(
  loadPart(
    "deck-menu",
    () => import("../menu/deck-menu"),
    (module) => module.DeckMenu,
  ),
);
export const EvidenceOfDeck = lazyPart(
  loadPart(
    "deck-evidence",
    () => import("../dialogs/ideas/evidence-of-deck"),
    (module) => module.EvidenceOfDeck,
  ),
);
