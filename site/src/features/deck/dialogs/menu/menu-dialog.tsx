import { deckActions } from "../../../../i18n/en/deck-actions";
import { useTranslation } from "../../../../i18n/translation";
import { Dialog } from "../../../../ui/dialog";
import { DeckMenu, type DeckMenuProps } from "../../menu/deck-menu";

/** @public Loaded along with the component. */
export const messages = [deckActions];

interface MenuDialogProps extends DeckMenuProps {
  readonly onClose: () => void;
}

/** The menu of the deck on narrow screens. */
export function MenuDialog({ onClose, ...menu }: MenuDialogProps) {
  const { t } = useTranslation();
  return (
    <Dialog title={t("deck.actions")} size="xs" closeLabel={t("common.close")} onClose={onClose}>
      <DeckMenu {...menu} />
    </Dialog>
  );
}
