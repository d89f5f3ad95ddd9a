import { useTranslation } from "../../../i18n/translation";
import { Dialog } from "../../../ui/dialog";
import { DeckActionsList } from "../actions/deck-actions-list";
import type { DialogsProps } from "./dialogs-props";

/** What can be done with the deck, where there is no room for it beside the deck. */
export function ActionsDialog(props: DialogsProps) {
  const { t } = useTranslation();
  return (
    <Dialog title={t("deck.actions")} size="xs" closeLabel={t("common.close")} onClose={props.dialog.close}>
      <DeckActionsList {...props} />
    </Dialog>
  );
}
