import type { DeckParts } from "../features/deck/page/deck-parts";
import { DeckDialogs, loadDeckDialog } from "./deck-dialogs";
import { lazyPart, useLoaded } from "./lazy-part";
import { loadPart } from "./load-screen";

/** Fetched when a deck stands on the screen, is edited, or is asked for its details. */
const PARTS = {
  Actions: lazyPart(
    loadPart(
      "deck-actions-list",
      () => import("../features/deck/actions/deck-actions-list"),
      ({ DeckActionsList }) => DeckActionsList,
    ),
  ),
  CardPicker: lazyPart(
    loadPart(
      "deck-card-picker",
      () => import("./deck-card-picker"),
      ({ DeckCardPicker }) => DeckCardPicker,
    ),
  ),
  CryptDetails: lazyPart(
    loadPart(
      "deck-crypt-details",
      () => import("../features/deck/facts/crypt-details"),
      ({ CryptDetails }) => CryptDetails,
    ),
  ),
  EditNotices: lazyPart(
    loadPart(
      "deck-edit-notices",
      () => import("../features/deck/saving/edit-notices"),
      ({ EditNotices }) => EditNotices,
    ),
  ),
  EvidenceOfDeck: lazyPart(
    loadPart(
      "deck-evidence",
      () => import("../features/deck/ideas/evidence-of-deck"),
      ({ EvidenceOfDeck }) => EvidenceOfDeck,
    ),
  ),
  Favorite: lazyPart(
    loadPart(
      "deck-favorite",
      () => import("../features/deck/public/favorite-action"),
      ({ FavoriteAction }) => FavoriteAction,
    ),
  ),
  LibraryDetails: lazyPart(
    loadPart(
      "deck-library-details",
      () => import("../features/deck/facts/library-details"),
      ({ LibraryDetails }) => LibraryDetails,
    ),
  ),
  RefusedParts: lazyPart(
    loadPart(
      "deck-refused",
      () => import("../features/deck/review/refused-parts"),
      ({ RefusedParts }) => RefusedParts,
    ),
  ),
  SaveState: lazyPart(
    loadPart(
      "deck-save-state",
      () => import("../features/deck/saving/save-state"),
      ({ SaveState }) => SaveState,
    ),
  ),
  TagsEditor: lazyPart(
    loadPart(
      "deck-tags",
      () => import("../features/deck/tags/tags-editor"),
      ({ TagsEditor }) => TagsEditor,
    ),
  ),
  WinHead: lazyPart(
    loadPart(
      "deck-win",
      () => import("../features/archive/win-head"),
      ({ WinHead }) => WinHead,
    ),
  ),
};

const OF_EDITING = [PARTS.CardPicker, PARTS.SaveState, PARTS.TagsEditor];

/** Fetches the parts that an own deck shows immediately. */
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
