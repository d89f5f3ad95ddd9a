import type { DeckEditing } from "../../../data/decks/hooks/use-deck-editing";
import { type DeckList, decksSoFar } from "../../../data/decks/hooks/use-deck-list";
import type { Deck } from "../../../domain/deck/deck";
import { type DeckDialogName, useDeckPage } from "../shared/deck-page-context";
import type { BadLines, SetBadLines } from "./import/use-import";
import {
  DeleteDialog,
  DrawContainer,
  ExportContainer,
  FixContainer,
  IdeasContainer,
  ImportContainer,
  MenuDialog,
  MissingContainer,
  NewDialog,
  ProxyContainer,
  PublicContainer,
  RevisionDialog,
  SelectContainer,
  ShareContainer,
  TextContainer,
} from "./lazy-dialogs";

export interface OpenDialogProps {
  readonly name: DeckDialogName;
  readonly deck: Deck | undefined;
  readonly editing: DeckEditing | undefined;
  readonly list: DeckList;
  /** Lines of the last import that name no card; one dialog finds them, another one fixes them. */
  readonly badLines: BadLines | undefined;
  readonly onBadLines: SetBadLines;
}

/** The dialog of a name. */
export function OpenDialog({ name, deck, editing, list, badLines, onBadLines }: OpenDialogProps) {
  const { dialog, search, onOpen } = useDeckPage();
  const onClose = dialog.close;
  const signedIn = list.status !== "signed-out";
  const decks = decksSoFar(list);
  const own = editing && deck;
  const imported = { signedIn, onOpen, onBadLines };
  switch (name) {
    case "deck-menu":
      return <MenuDialog {...{ deck, editing, signedIn, onClose }} />;
    case "deck-new":
      return <NewDialog {...{ signedIn, onOpen, onClose }} onImport={dialog.open} />;
    case "deck-import-text":
    case "deck-import-site":
      return <ImportContainer {...imported} {...{ dialog, search }} />;
    case "deck-fix":
      return deck && badLines && <FixContainer {...{ deck, editing, badLines, onBadLines, onClose }} />;
    case "deck-select":
      return <SelectContainer {...{ deck, list, onOpen, onClose }} />;
    case "deck-export":
      return <ExportContainer {...{ deck, decks, onClose }} />;
    case "deck-share":
      return deck && <ShareContainer {...{ deck, onClose }} />;
    case "deck-proxy":
      return deck && <ProxyContainer {...{ deck, onClose }} />;
    case "deck-missing":
      return deck && <MissingContainer {...{ deck, onClose }} />;
    case "deck-draw":
      return deck && <DrawContainer {...{ deck, search, dialog }} />;
    case "deck-ideas":
      return deck && <IdeasContainer {...{ deck, editing, onClose }} />;
    case "deck-text":
      return deck && editing && <TextContainer {...{ deck, editing, onClose }} />;
    case "deck-revision":
      return own && <RevisionDialog {...{ deck: own, decks, onOpen, onClose }} />;
    case "deck-delete":
    case "deck-delete-revision":
      return (
        own && (
          <DeleteDialog
            {...{ deck: own, decks, onOpen, onClose }}
            revisionOnly={name === "deck-delete-revision"}
          />
        )
      );
    case "deck-publish":
    case "deck-sync":
    case "deck-unpublish":
      return own && <PublicContainer {...{ name, deck: own, onOpen, onClose }} />;
  }
}
