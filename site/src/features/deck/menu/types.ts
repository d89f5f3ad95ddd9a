import type { MenuEntry } from "../../../ui/menu/menu-list";
import type { DeckDialogName } from "../shared/deck-page-context";

/** The handlers of an entry that opens a dialog. */
export type OpensDialog = (dialog: DeckDialogName) => Pick<MenuEntry, "onChoose" | "onAim">;
