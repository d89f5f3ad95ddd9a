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

const ExportOfDeck = lazy(async () => ({ default: (await import("./export-of-deck")).ExportOfDeck }));
const FixOfDeck = lazy(async () => ({ default: (await import("./fix-of-deck")).FixOfDeck }));
const ImportOfDeck = lazy(async () => ({ default: (await import("./import-of-deck")).ImportOfDeck }));
const SelectOfDecks = lazy(async () => ({ default: (await import("./select-of-decks")).SelectOfDecks }));
const ShareOfDeck = lazy(async () => ({ default: (await import("./share-of-deck")).ShareOfDeck }));
const TextOfDeck = lazy(async () => ({ default: (await import("./text-of-deck")).TextOfDeck }));

export interface DialogsProps extends FrameProps {
  readonly lists: DeckLists;
  readonly actions: readonly DeckAction[];
}

/** The dialog that is open over the deck, if any. */
export function DeckDialogs(props: DialogsProps) {
  return <Suspense>{openDialog(props)}</Suspense>;
}

function openDialog(props: DialogsProps) {
  const { dialog, deck, editing, badLines } = props;
  switch (dialog.name as DeckDialog | undefined) {
    case "deck-actions":
      return <ActionsDialog {...props} />;
    case "deck-new":
      return <NewDialog {...props} />;
    case "deck-import-text":
      return <ImportOfDeck {...props} from="text" />;
    case "deck-import-site":
      return <ImportOfDeck {...props} from="site" />;
    case "deck-fix":
      return deck && badLines && <FixOfDeck {...props} deck={deck} lines={badLines.lines} />;
    case "deck-select":
      return <SelectOfDecks {...props} />;
    case "deck-export":
      return <ExportOfDeck {...props} />;
    case "deck-share":
      return deck && <ShareOfDeck {...props} deck={deck} />;
    case "deck-text":
      return deck && editing && <TextOfDeck {...props} deck={deck} editing={editing} />;
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
