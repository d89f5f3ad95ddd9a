import { Suspense, useState } from "react";
import type { DeckEditing } from "../../../data/decks/hooks/use-deck-editing";
import { type DeckList, decksSoFar } from "../../../data/decks/hooks/use-deck-list";
import type { Deck } from "../../../domain/deck/deck";
import { type DeckDialogName, useDeckPage } from "../shared/deck-page-context";
import { useDeckSlots } from "../shared/deck-slots";
import type { BadLines } from "./import/use-import";
import {
  DeleteDialog,
  DrawContainer,
  ExportContainer,
  FixContainer,
  IdeasContainer,
  ImportContainer,
  MenuDialog,
  NewDialog,
  ProxyContainer,
  PublicContainer,
  RevisionDialog,
  SelectContainer,
  ShareContainer,
  TextContainer,
} from "./lazy-dialogs";

interface DeckDialogsProps {
  readonly deck: Deck | undefined;
  readonly editing: DeckEditing | undefined;
  readonly list: DeckList;
}

/** The dialog that is open over the deck, if any. */
export function DeckDialogs(props: DeckDialogsProps) {
  const { dialog, search } = useDeckPage();
  const { DialogBoundary } = useDeckSlots();
  // A shared draw opens with its URL: "?draw=K7Q2X-MP4XA".
  const name = dialog.name ?? (/[?&]draw=/.test(search) ? "deck-draw" : undefined);
  const open = useOpenDialog(name as DeckDialogName | undefined, props);
  return (
    open && (
      <DialogBoundary key={name} onClose={dialog.close}>
        <Suspense>{open}</Suspense>
      </DialogBoundary>
    )
  );
}

function useOpenDialog(name: DeckDialogName | undefined, { deck, editing, list }: DeckDialogsProps) {
  const { dialog, search, onOpen } = useDeckPage();
  const [badLines, setBadLines] = useState<BadLines | undefined>();
  const onClose = dialog.close;
  const signedIn = list.status !== "signed-out";
  const decks = decksSoFar(list);
  const own = editing && deck;
  const imported = { signedIn, onOpen, onBadLines: setBadLines, onClose };
  switch (name) {
    case "deck-menu":
      return <MenuDialog {...{ deck, editing, signedIn, onClose }} />;
    case "deck-new":
      return <NewDialog {...{ signedIn, onOpen, onClose }} onImport={dialog.open} />;
    case "deck-import-text":
      return <ImportContainer {...imported} from="text" />;
    case "deck-import-site":
      return <ImportContainer {...imported} from="site" />;
    case "deck-fix":
      return deck && badLines && <FixContainer {...{ deck, editing, onClose }} lines={badLines.lines} />;
    case "deck-select":
      return <SelectContainer {...{ deck, list, onOpen, onClose }} />;
    case "deck-export":
      return <ExportContainer {...{ deck, decks, onClose }} />;
    case "deck-share":
      return deck && <ShareContainer {...{ deck, onClose }} />;
    case "deck-proxy":
      return deck && <ProxyContainer {...{ deck, onClose }} />;
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
    case undefined:
      return undefined;
  }
}
