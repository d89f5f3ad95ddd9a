import type { Language } from "../domain/language";
import type { DeckParts } from "../features/deck/page/deck-parts";
import { DeckDialogs, loadDeckDialog } from "./deck-dialogs";
import { lazyPart, useLoaded } from "./lazy-part";
import { loadScreen } from "./load-screen";

const deeds = async (language: Language) =>
  (await import("../i18n/deck-deeds-words")).deckDeedsWords(language);

/** Fetched when a deck stands on the screen, is edited, or is asked for its details. */
const PARTS = {
  Actions: lazyPart(
    loadScreen("deck-actions-list", async () => ({
      default: (await import("../features/deck/actions/deck-actions-list")).DeckActionsList,
      words: deeds,
    })),
  ),
  CardPicker: lazyPart(
    loadScreen("deck-card-picker", async () => ({
      default: (await import("./deck-card-picker")).DeckCardPicker,
    })),
  ),
  CryptDetails: lazyPart(
    loadScreen("deck-crypt-details", async () => ({
      default: (await import("../features/deck/facts/crypt-details")).CryptDetails,
    })),
  ),
  EditNotices: lazyPart(
    loadScreen("deck-edit-notices", async () => ({
      default: (await import("../features/deck/saving/edit-notices")).EditNotices,
    })),
  ),
  EvidenceOfDeck: lazyPart(
    loadScreen("deck-evidence", async () => ({
      default: (await import("../features/deck/ideas/evidence-of-deck")).EvidenceOfDeck,
      words: async (language: Language) =>
        (await import("../i18n/deck-ideas-words")).deckIdeasWords(language),
    })),
  ),
  Favorite: lazyPart(
    loadScreen("deck-favorite", async () => ({
      default: (await import("../features/deck/public/favorite-action")).FavoriteAction,
      words: deeds,
    })),
  ),
  LibraryDetails: lazyPart(
    loadScreen("deck-library-details", async () => ({
      default: (await import("../features/deck/facts/library-details")).LibraryDetails,
    })),
  ),
  RefusedParts: lazyPart(
    loadScreen("deck-refused", async () => ({
      default: (await import("../features/deck/review/refused-parts")).RefusedParts,
      words: async (language: Language) =>
        (await import("../i18n/deck-review-words")).deckReviewWords(language),
    })),
  ),
  SaveState: lazyPart(
    loadScreen("deck-save-state", async () => ({
      default: (await import("../features/deck/saving/save-state")).SaveState,
    })),
  ),
  TagsEditor: lazyPart(
    loadScreen("deck-tags", async () => ({
      default: (await import("../features/deck/tags/tags-editor")).TagsEditor,
    })),
  ),
  WinHead: lazyPart(
    loadScreen("deck-win", async () => ({
      default: (await import("../features/archive/win-head")).WinHead,
      words: async (language: Language) => (await import("../i18n/archive-words")).archiveWords(language),
    })),
  ),
};

const OF_EDITING = [PARTS.CardPicker, PARTS.SaveState, PARTS.TagsEditor];

/** Fetches what a deck of the person who is signed in shows at once. */
export function loadEditingParts(): void {
  for (const part of OF_EDITING) void part.load();
}

function useComplete(editing: boolean): boolean {
  const picker = useLoaded(PARTS.CardPicker, editing);
  const state = useLoaded(PARTS.SaveState, editing);
  const tags = useLoaded(PARTS.TagsEditor, editing);
  return !editing || (picker && state && tags);
}

export const DECK_PARTS: DeckParts = {
  ...PARTS,
  Dialogs: DeckDialogs,
  useComplete,
  loadDialog: loadDeckDialog,
};
