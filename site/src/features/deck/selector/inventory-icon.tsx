import { AtSign, type IconNode, Pin, Shuffle } from "lucide";
import type { InventoryType } from "../../../domain/deck/deck";
import { useTranslation } from "../../../i18n/translation";
import { Icon } from "../../../ui/icon";
import styles from "./selector.module.css";

export const TYPE_ICONS: Readonly<Record<InventoryType, IconNode>> = {
  virtual: AtSign,
  flexible: Shuffle,
  fixed: Pin,
};

/** How a deck uses the inventory. */
export function InventoryIcon({ type }: { readonly type: InventoryType }) {
  const { t } = useTranslation();
  const label = t(`deck-list.inventory-${type}`);
  return (
    <span className={styles.icon} title={label}>
      <Icon of={TYPE_ICONS[type]} size={14} />
      <span className="visually-hidden">{label}</span>
    </span>
  );
}
