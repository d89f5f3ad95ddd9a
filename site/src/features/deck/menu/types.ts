import type { DeckDialogName } from "../shared/deck-page-context";
import type { MenuEntry } from "./menu-list";

/** The handlers of an entry that opens a dialog. */
export type OpensDialog = (dialog: DeckDialogName) => Pick<MenuEntry, "onChoose" | "onAim">;
