import { useCards } from "../../../data/use-cards";
import { tableFileName } from "../../../domain/deck/export/file-name";
import { LIST_FORMATS } from "../../../domain/inventory/files/stock-export";
import { stockCsv } from "../../../domain/inventory/files/write-stock-csv";
import { deckText } from "../../../i18n/en/deck-text";
import { inventoryDialogs } from "../../../i18n/en/inventory-dialogs";
import { useTranslation } from "../../../i18n/translation";
import { Button } from "../../../ui/button";
import { Dialog } from "../../../ui/dialog";
import styles from "../../../ui/dialog-form.module.css";
import { FormatGroup } from "../../../ui/format-group";
import { saveFile } from "../../../ui/save-file";
import type { InventoryDialogProps } from "../shared/dialog-props";
import { ListExport } from "./export/list-export";

/** @public Loaded along with the component. */
export const messages = [inventoryDialogs, deckText];

/** Exports the cards that are owned; the table has everything that the inventory has. */
export function ExportDialog({ inventory, onClose }: InventoryDialogProps) {
  const { t } = useTranslation();
  const { find } = useCards();
  const title = t("inventory-dialogs.name");
  const isEmpty = [inventory.copies, inventory.targets, inventory.notes].every(({ size }) => size === 0);
  const named = { name: title, revisionLabel: "", revisionGroup: undefined };
  const saveTable = () => saveFile(new Blob([stockCsv(inventory, find)]), tableFileName(named));
  return (
    <Dialog title={t("inventory.export")} size="xs" closeLabel={t("common.close")} onClose={onClose}>
      {isEmpty ? (
        <p>{t("inventory-dialogs.nothing-owned")}</p>
      ) : (
        <div className={styles.form}>
          <FormatGroup title={t("inventory-dialogs.table")}>
            <Button onClick={saveTable}>{t("inventory-dialogs.csv")}</Button>
            <p className={styles.note}>{t("inventory-dialogs.csv-hint")}</p>
          </FormatGroup>
          <ListExport list={{ title, copies: inventory.copies }} formats={LIST_FORMATS} />
        </div>
      )}
    </Dialog>
  );
}
