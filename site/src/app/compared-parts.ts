import { lazy } from "react";
import type { ComparedParts } from "../features/deck/compare/room-parts";
import { deckListWords } from "../i18n/deck-list-words";
import { DECK_PARTS } from "./deck-parts";
import { loadScreen } from "./load-screen";

/** Fetched when two decks are edited, or another one is chosen. */
export const COMPARED_PARTS: ComparedParts = {
  CardPicker: DECK_PARTS.CardPicker,
  EditNotices: DECK_PARTS.EditNotices,
  RefusedParts: DECK_PARTS.RefusedParts,
  SaveState: DECK_PARTS.SaveState,
  PickDeck: lazy(
    loadScreen("deck-pick", async () => ({
      default: (await import("../features/deck/compare/pick-deck")).PickDeck,
      words: deckListWords,
    })),
  ),
};
