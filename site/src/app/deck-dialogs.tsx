import { Suspense } from "react";
import type { ListedDeck } from "../domain/deck/deck";
import type { Language } from "../domain/language";
import type { DeckDialog } from "../features/deck/actions/use-deck-actions";
import type { DialogsProps } from "../features/deck/room/dialogs-props";
import { DialogBoundary } from "./dialog-boundary";
import { lazyPart } from "./lazy-part";
import { loadScreen } from "./load-screen";

/** What is said where decks come in and go out: fetched with the first dialog. */
async function words(language: Language) {
  return (await import("../i18n/deck-text-words")).deckTextWords(language);
}

/** The same where something is done to a whole deck. */
async function deeds(language: Language) {
  return (await import("../i18n/deck-deeds-words")).deckDeedsWords(language);
}

const ActionsDialog = lazyPart(
  loadScreen("deck-actions", async () => ({
    default: (await import("../features/deck/room/actions-dialog")).ActionsDialog,
    words: deeds,
  })),
);
const NewDialog = lazyPart(
  loadScreen("deck-new", async () => ({
    default: (await import("../features/deck/room/new-dialog")).NewDialog,
    words,
  })),
);
const ImportOfDeck = lazyPart(
  loadScreen("deck-import", async () => ({
    default: (await import("../features/deck/room/import-of-deck")).ImportOfDeck,
    words,
  })),
);
const FixOfDeck = lazyPart(
  loadScreen("deck-fix", async () => ({
    default: (await import("../features/deck/room/fix-of-deck")).FixOfDeck,
    words,
  })),
);
const SelectOfDecks = lazyPart(
  loadScreen("deck-select", async () => ({
    default: (await import("../features/deck/room/select-of-decks")).SelectOfDecks,
    words: async (language: Language) => ({ ...(await words(language)), ...(await deeds(language)) }),
  })),
);
const ExportOfDeck = lazyPart(
  loadScreen("deck-export", async () => ({
    default: (await import("../features/deck/room/export-of-deck")).ExportOfDeck,
    words,
  })),
);
const ShareOfDeck = lazyPart(
  loadScreen("deck-share", async () => ({
    default: (await import("../features/deck/room/share-of-deck")).ShareOfDeck,
    words,
  })),
);
const ProxyOfDeck = lazyPart(
  loadScreen("deck-proxy", async () => ({
    default: (await import("../features/deck/room/proxy-of-deck")).ProxyOfDeck,
    words: async (language: Language) => (await import("../i18n/deck-proxy-words")).deckProxyWords(language),
  })),
);
const DrawOfDeck = lazyPart(
  loadScreen("deck-draw", async () => ({
    default: (await import("../features/deck/room/draw-of-deck")).DrawOfDeck,
    words: async (language: Language) => (await import("../i18n/deck-draw-words")).deckDrawWords(language),
  })),
);
const IdeasOfDeck = lazyPart(
  loadScreen("deck-ideas", async () => ({
    default: (await import("../features/deck/room/ideas-of-deck")).IdeasOfDeck,
    words: async (language: Language) => (await import("../i18n/deck-ideas-words")).deckIdeasWords(language),
  })),
);
const TextOfDeck = lazyPart(
  loadScreen("deck-text", async () => ({
    default: (await import("../features/deck/room/text-of-deck")).TextOfDeck,
    words,
  })),
);
const RevisionDialog = lazyPart(
  loadScreen("deck-revision", async () => ({
    default: (await import("../features/deck/room/revision-dialog")).RevisionDialog,
    words: deeds,
  })),
);
const DeleteDialog = lazyPart(
  loadScreen("deck-delete", async () => ({
    default: (await import("../features/deck/room/delete-dialog")).DeleteDialog,
    words: deeds,
  })),
);

const PublicOfDeck = lazyPart(
  loadScreen("deck-public", async () => ({
    default: (await import("../features/deck/public/public-of-deck")).PublicOfDeck,
    words: deeds,
  })),
);

const PublicOfListed = lazyPart(
  loadScreen("deck-public-listed", async () => ({
    default: (await import("../features/deck/public/public-of-listed")).PublicOfListed,
    words: deeds,
  })),
);

const PARTS: Readonly<Record<DeckDialog, { readonly load: () => Promise<void> }>> = {
  "deck-actions": ActionsDialog,
  "deck-new": NewDialog,
  "deck-import-text": ImportOfDeck,
  "deck-import-site": ImportOfDeck,
  "deck-fix": FixOfDeck,
  "deck-select": SelectOfDecks,
  "deck-export": ExportOfDeck,
  "deck-share": ShareOfDeck,
  "deck-proxy": ProxyOfDeck,
  "deck-draw": DrawOfDeck,
  "deck-ideas": IdeasOfDeck,
  "deck-text": TextOfDeck,
  "deck-revision": RevisionDialog,
  "deck-delete": DeleteDialog,
  "deck-delete-revision": DeleteDialog,
  "deck-publish": PublicOfDeck,
  "deck-sync": PublicOfDeck,
  "deck-unpublish": PublicOfDeck,
};

/** Fetches a dialog that somebody is about to open. */
export function loadDeckDialog(name: DeckDialog): void {
  void PARTS[name].load();
}

/** The dialog that is open over the deck, if any; each is fetched when it is opened for the first time. */
export function DeckDialogs(props: DialogsProps) {
  const { close } = props.dialog;
  // A shared draw opens with its address: "?draw=K7Q2X-MP4XA".
  const name = props.dialog.name ?? (/[?&]draw=/.test(props.search) ? "deck-draw" : undefined);
  const open = openDialog(name as DeckDialog | undefined, props);
  return (
    open && (
      <DialogBoundary key={name} onClose={close}>
        <Suspense>{open}</Suspense>
      </DialogBoundary>
    )
  );
}

function openDialog(name: DeckDialog | undefined, props: DialogsProps) {
  const { deck, editing, badLines } = props;
  const own = deck && editing && { ...props, deck, editing };
  switch (name) {
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
      return <SelectOfDecks {...props} askPublic={askPublic} />;
    case "deck-export":
      return <ExportOfDeck {...props} />;
    case "deck-share":
      return deck && <ShareOfDeck {...props} deck={deck} />;
    case "deck-proxy":
      return deck && <ProxyOfDeck {...props} deck={deck} />;
    case "deck-draw":
      return deck && <DrawOfDeck {...props} deck={deck} />;
    case "deck-ideas":
      return deck && <IdeasOfDeck {...props} deck={deck} />;
    case "deck-text":
      return own && <TextOfDeck {...own} />;
    case "deck-revision":
      return own && <RevisionDialog {...own} />;
    case "deck-delete":
      return own && <DeleteDialog {...own} revisionOnly={false} />;
    case "deck-delete-revision":
      return own && <DeleteDialog {...own} revisionOnly />;
    case "deck-publish":
    case "deck-sync":
    case "deck-unpublish":
      return own && <PublicOfDeck {...own} name={name} />;
    case undefined:
      return undefined;
  }
}

function askPublic(deck: ListedDeck, onClose: () => void) {
  return (
    <DialogBoundary key={deck.id} onClose={onClose}>
      <Suspense>
        <PublicOfListed deck={deck} onClose={onClose} />
      </Suspense>
    </DialogBoundary>
  );
}
