import { lazy, Suspense } from "react";
import { useTranslation } from "../../../i18n/translation";
import { Dialog } from "../../../ui/dialog";
import { ActionList, type DeckAction } from "../actions/action-list";
import type { DeckDialog } from "../actions/use-deck-actions";
import type { DeckLists } from "../selector/deck-options";
import type { FrameProps } from "./deck-frame";

const DeleteDialog = lazy(async () => ({ default: (await import("./delete-dialog")).DeleteDialog }));
const NewDialog = lazy(async () => ({ default: (await import("./new-dialog")).NewDialog }));
const RevisionDialog = lazy(async () => ({ default: (await import("./revision-dialog")).RevisionDialog }));

export interface DialogsProps extends FrameProps {
  readonly lists: DeckLists;
  readonly actions: readonly DeckAction[];
}

/** The dialog that is open over the deck, if any. */
export function DeckDialogs(props: DialogsProps) {
  return <Suspense>{openDialog(props)}</Suspense>;
}

function openDialog(props: DialogsProps) {
  const { dialog, deck, editing } = props;
  switch (dialog.name as DeckDialog | undefined) {
    case "deck-actions":
      return <ActionsDialog {...props} />;
    case "deck-new":
      return <NewDialog {...props} />;
    case "deck-revision":
      return deck && editing && <RevisionDialog {...props} deck={deck} />;
    case "deck-delete":
      return deck && editing && <DeleteDialog {...props} deck={deck} revisionOnly={false} />;
    case "deck-delete-revision":
      return deck && editing && <DeleteDialog {...props} deck={deck} revisionOnly />;
    default:
      return null;
  }
}

function ActionsDialog({ actions, dialog }: DialogsProps) {
  const { t } = useTranslation();
  return (
    <Dialog title={t("deck.actions")} size="xs" closeLabel={t("common.close")} onClose={dialog.close}>
      <ActionList label={t("deck.actions")} actions={actions} />
    </Dialog>
  );
}
