import { lazyPart } from "../../../lazy/lazy-part";
import { loadPart } from "../../../lazy/load-screen";

export const DeckMenu = lazyPart(
  loadPart(
    "deck-menu",
    () => import("../menu/deck-menu"),
    (module) => module.DeckMenu,
  ),
);
export const DeckChanges = lazyPart(
  loadPart(
    "deck-changes",
    () => import("./changes/deck-changes"),
    (module) => module.DeckChanges,
  ),
);
export const WithheldCards = lazyPart(
  loadPart(
    "withheld-cards",
    () => import("./withheld-cards"),
    (module) => module.WithheldCards,
  ),
);
export const DeckCharts = lazyPart(
  loadPart(
    "deck-charts",
    () => import("../cards/charts/deck-charts"),
    (module) => module.DeckCharts,
  ),
);
export const EvidenceOfDeck = lazyPart(
  loadPart(
    "deck-evidence",
    () => import("../dialogs/ideas/evidence-of-deck"),
    (module) => module.EvidenceOfDeck,
  ),
);
export const ReleasedCards = lazyPart(
  loadPart(
    "released-cards",
    () => import("./released-cards"),
    (module) => module.ReleasedCards,
  ),
);
export const DeckLegality = lazyPart(
  loadPart(
    "deck-legality",
    () => import("../legality/deck-legality"),
    (module) => module.DeckLegality,
  ),
);
