import { lazyPart } from "../../../lazy/lazy-part";
import { loadPart } from "../../../lazy/load-screen";
import type { DeckDialogName } from "../shared/deck-page-context";

export const OpenDialog = lazyPart(
  loadPart(
    "deck-dialogs",
    () => import("./open-dialog"),
    (module) => module.OpenDialog,
  ),
);

/** Fetches a dialog that the user is about to open. */
export async function preloadDialog(name: DeckDialogName): Promise<void> {
  try {
    const { DIALOGS } = await import("./lazy-dialogs");
    await Promise.all([OpenDialog.load(), DIALOGS[name].load()]);
  } catch {
    // The dialog fetches again when it opens, and shows that it failed.
  }
}
