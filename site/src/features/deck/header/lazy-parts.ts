import { lazyPart, useLoaded } from "../../../lazy/lazy-part";
import { loadPart } from "../../../lazy/load-screen";
import { type DeckSlots, useDeckSlots } from "../shared/deck-slots";

// Fetched with the first deck that the user may edit.
export const EditNotices = lazyPart(
  loadPart(
    "deck-edit-notices",
    () => import("./saving/edit-notices"),
    (module) => module.EditNotices,
  ),
);
export const SaveState = lazyPart(
  loadPart(
    "deck-save-state",
    () => import("../../../ui/saving/save-state"),
    (module) => module.SaveState,
  ),
);
export const TagsEditor = lazyPart(
  loadPart(
    "deck-tags",
    () => import("./tags/tags-editor"),
    (module) => module.TagsEditor,
  ),
);

/** Fetches the parts that an editable deck shows at once. */
export function loadEditingParts({ CardPicker }: DeckSlots): void {
  for (const part of [CardPicker, SaveState, TagsEditor]) void part.load();
}

/** Whether those parts are loaded: a deck appears together with all of them, so that nothing moves. */
export function useEditingParts(wanted: boolean): boolean {
  const { CardPicker } = useDeckSlots();
  const picker = useLoaded(CardPicker, wanted);
  const state = useLoaded(SaveState, wanted);
  const tags = useLoaded(TagsEditor, wanted);
  return !wanted || (picker && state && tags);
}
