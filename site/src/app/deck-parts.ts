import { lazy } from "react";
import type { Language } from "../domain/language";
import type { DeckParts } from "../features/deck/page/deck-parts";
import { DeckDialogs } from "./deck-dialogs";
import { loadScreen } from "./load-screen";

const deeds = async (language: Language) =>
  (await import("../i18n/deck-deeds-words")).deckDeedsWords(language);

/** Fetched when a deck stands on the screen, is edited, or is asked for its details. */
export const DECK_PARTS: DeckParts = {
  Actions: lazy(
    loadScreen("deck-actions-list", async () => ({
      default: (await import("../features/deck/actions/deck-actions-list")).DeckActionsList,
      words: deeds,
    })),
  ),
  CardPicker: lazy(
    loadScreen("deck-card-picker", async () => ({
      default: (await import("./deck-card-picker")).DeckCardPicker,
    })),
  ),
  CryptDetails: lazy(
    loadScreen("deck-crypt-details", async () => ({
      default: (await import("../features/deck/facts/crypt-details")).CryptDetails,
    })),
  ),
  Dialogs: DeckDialogs,
  EditNotices: lazy(
    loadScreen("deck-edit-notices", async () => ({
      default: (await import("../features/deck/saving/edit-notices")).EditNotices,
    })),
  ),
  EvidenceOfDeck: lazy(
    loadScreen("deck-evidence", async () => ({
      default: (await import("../features/deck/ideas/evidence-of-deck")).EvidenceOfDeck,
      words: async (language: Language) =>
        (await import("../i18n/deck-ideas-words")).deckIdeasWords(language),
    })),
  ),
  Favorite: lazy(
    loadScreen("deck-favorite", async () => ({
      default: (await import("../features/deck/public/favorite-action")).FavoriteAction,
      words: deeds,
    })),
  ),
  LibraryDetails: lazy(
    loadScreen("deck-library-details", async () => ({
      default: (await import("../features/deck/facts/library-details")).LibraryDetails,
    })),
  ),
  RefusedParts: lazy(
    loadScreen("deck-refused", async () => ({
      default: (await import("../features/deck/review/refused-parts")).RefusedParts,
      words: async (language: Language) =>
        (await import("../i18n/deck-review-words")).deckReviewWords(language),
    })),
  ),
  SaveState: lazy(
    loadScreen("deck-save-state", async () => ({
      default: (await import("../features/deck/saving/save-state")).SaveState,
    })),
  ),
  TagsEditor: lazy(
    loadScreen("deck-tags", async () => ({
      default: (await import("../features/deck/tags/tags-editor")).TagsEditor,
    })),
  ),
  WinHead: lazy(
    loadScreen("deck-win", async () => ({
      default: (await import("../features/archive/win-head")).WinHead,
      words: async (language: Language) => (await import("../i18n/archive-words")).archiveWords(language),
    })),
  ),
};
