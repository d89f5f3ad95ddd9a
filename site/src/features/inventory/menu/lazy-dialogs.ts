import { type LazyPart, lazyPart } from "../../../lazy/lazy-part";
import { loadPart } from "../../../lazy/load-screen";
import type { InventoryDialogProps } from "../shared/dialog-props";

export type InventoryDialogName =
  | "inventory-export"
  | "inventory-import"
  | "inventory-add-deck"
  | "inventory-add-precon"
  | "inventory-missing"
  | "inventory-share"
  | "inventory-delete";

/** Each dialog is fetched when the user is about to open it. */
export const DIALOGS: Readonly<Record<InventoryDialogName, LazyPart<InventoryDialogProps>>> = {
  "inventory-export": lazyPart(
    loadPart(
      "inventory-export",
      () => import("../dialogs/export-dialog"),
      (module) => module.ExportDialog,
    ),
  ),
  "inventory-import": lazyPart(
    loadPart(
      "inventory-import",
      () => import("../dialogs/import-dialog"),
      (module) => module.ImportDialog,
    ),
  ),
  "inventory-add-deck": lazyPart(
    loadPart(
      "inventory-add-deck",
      () => import("../dialogs/add-deck-dialog"),
      (module) => module.AddDeckDialog,
    ),
  ),
  "inventory-add-precon": lazyPart(
    loadPart(
      "inventory-add-precon",
      () => import("../dialogs/add-precon-dialog"),
      (module) => module.AddPreconDialog,
    ),
  ),
  "inventory-missing": lazyPart(
    loadPart(
      "inventory-missing",
      () => import("../dialogs/missing-dialog"),
      (module) => module.MissingDialog,
    ),
  ),
  "inventory-share": lazyPart(
    loadPart(
      "inventory-share",
      () => import("../dialogs/share-dialog"),
      (module) => module.ShareDialog,
    ),
  ),
  "inventory-delete": lazyPart(
    loadPart(
      "inventory-delete",
      () => import("../dialogs/delete-dialog"),
      (module) => module.DeleteDialog,
    ),
  ),
};

/** Whether a name in the history is one of a dialog of this page. */
export function isInventoryDialog(name: string | undefined): name is InventoryDialogName {
  return name !== undefined && Object.hasOwn(DIALOGS, name);
}
