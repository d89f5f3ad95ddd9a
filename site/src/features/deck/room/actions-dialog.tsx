import { deckActions } from "../../../i18n/en/deck-actions";
import { useTranslation } from "../../../i18n/translation";
import { Dialog } from "../../../ui/dialog";
import { DeckActionsList } from "../actions/deck-actions-list";
import type { DialogsProps } from "./dialogs-props";

/** @public Loaded along with the component. */
export const messages = [deckActions];

/** What can be done with the deck, where there is no room for it beside the deck. */
export function ActionsDialog(props: DialogsProps) {
  const { t } = useTranslation();
  return (
    <Dialog title={t("deck.actions")} size="xs" closeLabel={t("common.close")} onClose={props.dialog.close}>
      <DeckActionsList {...props} />
    </Dialog>
  );
}
