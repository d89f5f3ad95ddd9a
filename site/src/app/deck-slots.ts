import type { DeckSlots } from "../features/deck/shared/deck-slots";
import { lazyPart } from "../lazy/lazy-part";
import { loadPart } from "../lazy/load-screen";
import { DialogBoundary } from "./dialog-boundary";

/** The components of other features that the deck pages show. */
export const DECK_SLOTS: DeckSlots = {
  CardPicker: lazyPart(
    loadPart(
      "deck-card-picker",
      () => import("./deck-card-picker"),
      (module) => module.DeckCardPicker,
    ),
  ),
  WinHead: lazyPart(
    loadPart(
      "deck-win",
      () => import("../features/archive/win-head"),
      (module) => module.WinHead,
    ),
  ),
  PreconReport: lazyPart(
    loadPart(
      "precon-report",
      () => import("./playtest/precon-report-screen"),
      (module) => module.PreconReportPart,
    ),
  ),
  DialogBoundary,
};
