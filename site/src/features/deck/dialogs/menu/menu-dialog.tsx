import { useEffect, useState } from "react";
import { useInventoryMode } from "../../../../data/inventory/hooks/use-inventory-mode";
import { deckActions } from "../../../../i18n/en/deck-actions";
import { useTranslation } from "../../../../i18n/translation";
import { Dialog } from "../../../../ui/dialog";
import { DeckMenu, type DeckMenuProps } from "../../menu/deck-menu";

/** @public Loaded along with the component. */
export const messages = [deckActions];

interface MenuDialogProps extends DeckMenuProps {
  readonly onClose: () => void;
}

/** The menu of the deck on narrow screens; it closes once the inventory is shown or hidden. */
export function MenuDialog({ onClose, ...menu }: MenuDialogProps) {
  const { t } = useTranslation();
  const inventoryMode = useInventoryMode();
  const [modeBefore] = useState(inventoryMode);
  // The inventory appears on the page behind; the sheet would grow by an entry, under the finger.
  useEffect(() => {
    if (inventoryMode !== modeBefore) onClose();
  }, [inventoryMode, modeBefore, onClose]);
  return (
    <Dialog title={t("deck.actions")} size="xs" closeLabel={t("common.close")} onClose={onClose}>
      <DeckMenu {...menu} />
    </Dialog>
  );
}
