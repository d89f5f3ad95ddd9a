import type { ReactNode } from "react";
import { asCardId } from "../../../domain/card/ids";
import { useTranslation } from "../../../i18n/translation";
import { lazyPart } from "../../../lazy/lazy-part";
import { loadPart } from "../../../lazy/load-screen";
import { Dialog } from "../../../ui/dialog";
import type { DialogStep } from "../../../ui/dialog-step";
import { DIALOGS, isInventoryDialog } from "../menu/lazy-dialogs";
import type { InventoryDialogProps } from "../shared/dialog-props";
import { useInventorySlots } from "../shared/inventory-slots";

/** Fetched when the user first asks which decks use a card. */
const UsesDialog = lazyPart(
  loadPart(
    "inventory-uses",
    () => import("../list/uses-dialog"),
    (module) => module.UsesDialog,
  ),
);

const USES = /^inventory-uses-(\d+)$/;

interface InventoryDialogsProps {
  readonly dialog: DialogStep;
  /** The menu where it has no column of its own. */
  readonly menu: ReactNode;
  readonly shared: Omit<InventoryDialogProps, "open" | "onClose">;
}

/** The dialog that is open over the inventory, if any. */
export function InventoryDialogs({ dialog, menu, shared }: InventoryDialogsProps) {
  const { DialogBoundary } = useInventorySlots();
  const { t } = useTranslation();
  const { name, close } = dialog;
  const card = asCardId(USES.exec(name ?? "")?.[1]);
  const Open = isInventoryDialog(name) ? DIALOGS[name] : undefined;
  const content =
    name === "inventory-menu" ? (
      <Dialog title={t("inventory.actions")} size="xs" closeLabel={t("common.close")} onClose={close}>
        {menu}
      </Dialog>
    ) : card !== undefined ? (
      <UsesDialog card={card} onClose={close} />
    ) : (
      Open && <Open {...shared} open onClose={close} />
    );
  return (
    content && (
      <DialogBoundary key={name} onClose={close}>
        {content}
      </DialogBoundary>
    )
  );
}
