import { useTranslation } from "../../../i18n/translation";
import { WrittenConfirmation } from "../../../ui/written-confirmation";
import type { InventoryDialogProps } from "../shared/dialog-props";

/** Asks for the written word before all copies, targets and printings are deleted. */
export function DeleteDialog({ onClose, inventory, store }: InventoryDialogProps) {
  const { t } = useTranslation();
  return (
    <WrittenConfirmation
      title={t("inventory.delete-title")}
      confirmLabel={t("inventory.delete")}
      onConfirm={() => {
        store?.change({ kind: "clear" });
        onClose();
      }}
      onCancel={onClose}
    >
      <p>{t("inventory.delete-text", { count: inventory.copies.size })}</p>
    </WrittenConfirmation>
  );
}
