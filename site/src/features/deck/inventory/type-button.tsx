import type { InventoryType } from "../../../domain/deck/deck";
import { nextType } from "../../../domain/inventory/next-type";
import { useTranslation } from "../../../i18n/translation";
import { Button } from "../../../ui/button";
import { Icon } from "../../../ui/icon";
import { useAnnounce } from "../../../ui/live-region";
import { TYPE_ICONS } from "../selector/inventory-icon";

interface TypeButtonProps {
  readonly type: InventoryType;
  readonly onType: (type: InventoryType) => void;
}

/** How the deck uses the inventory; each press chooses the next way. */
export function TypeButton({ type, onType }: TypeButtonProps) {
  const { t } = useTranslation();
  const announce = useAnnounce();
  const next = nextType(type);
  const name = t(`deck-inventory.type-${type}`);
  const meaning = t(`deck-list.inventory-${type}`);
  return (
    <Button
      aria-label={t("deck-inventory.type-button", { type: name, next: t(`deck-inventory.type-${next}`) })}
      title={meaning}
      onClick={() => {
        onType(next);
        announce(t(`deck-list.inventory-${next}`));
      }}
    >
      <Icon of={TYPE_ICONS[type]} size={16} />
      {name}
    </Button>
  );
}
