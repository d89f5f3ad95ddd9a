import { memo } from "react";
import { IN_INVENTORY, type InInventory } from "../../../domain/search/shared/inventory";
import { useTranslation } from "../../../i18n/translation";
import { Choice } from "../../../ui/form/choice";
import { FieldRow } from "../../../ui/form/field-row";
import styles from "../../../ui/search/filters.module.css";

interface InventoryFieldProps {
  readonly wanted: InInventory;
  readonly onChange: (wanted: InInventory) => void;
}

/** All cards, those in the inventory, or those missing in it. */
export const InventoryField = memo(function InventoryField({ wanted, onChange }: InventoryFieldProps) {
  const { t } = useTranslation();
  const label = t("search.inventory");
  const options = [
    { value: "any" as const, label: t("search.any") },
    ...IN_INVENTORY.map((value) => ({ value, label: t(`search.inventory-${value}`) })),
  ];
  return (
    <div className={styles.group}>
      <FieldRow label={label}>
        <Choice label={label} value={wanted} options={options} onChange={onChange} />
      </FieldRow>
    </div>
  );
});
