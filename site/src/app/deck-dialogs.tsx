import { Suspense } from "react";
import type { ListedDeck } from "../domain/deck/deck";
import type { DeckDialog } from "../features/deck/actions/use-deck-actions";
import type { DialogsProps } from "../features/deck/room/dialogs-props";
import { DialogBoundary } from "./dialog-boundary";
import { lazyPart } from "./lazy-part";
import { loadPart } from "./load-screen";

const ActionsDialog = lazyPart(
  loadPart(
    "deck-actions",
    () => import("../features/deck/room/actions-dialog"),
    ({ ActionsDialog }) => ActionsDialog,
  ),
);
const NewDialog = lazyPart(
  loadPart(
    "deck-new",
    () => import("../features/deck/room/new-dialog"),
    ({ NewDialog }) => NewDialog,
  ),
);
const ImportOfDeck = lazyPart(
  loadPart(
    "deck-import",
    () => import("../features/deck/room/import-of-deck"),
    ({ ImportOfDeck }) => ImportOfDeck,
  ),
);
const FixOfDeck = lazyPart(
  loadPart(
    "deck-fix",
    () => import("../features/deck/room/fix-of-deck"),
    ({ FixOfDeck }) => FixOfDeck,
  ),
);
const SelectOfDecks = lazyPart(
  loadPart(
    "deck-select",
    () => import("../features/deck/room/select-of-decks"),
    ({ SelectOfDecks }) => SelectOfDecks,
  ),
);
const ExportOfDeck = lazyPart(
  loadPart(
    "deck-export",
    () => import("../features/deck/room/export-of-deck"),
    ({ ExportOfDeck }) => ExportOfDeck,
  ),
);
const ShareOfDeck = lazyPart(
  loadPart(
    "deck-share",
    () => import("../features/deck/room/share-of-deck"),
    ({ ShareOfDeck }) => ShareOfDeck,
  ),
);
const ProxyOfDeck = lazyPart(
  loadPart(
    "deck-proxy",
    () => import("../features/deck/room/proxy-of-deck"),
    ({ ProxyOfDeck }) => ProxyOfDeck,
  ),
);
const DrawOfDeck = lazyPart(
  loadPart(
    "deck-draw",
    () => import("../features/deck/room/draw-of-deck"),
    ({ DrawOfDeck }) => DrawOfDeck,
  ),
);
const IdeasOfDeck = lazyPart(
  loadPart(
    "deck-ideas",
    () => import("../features/deck/room/ideas-of-deck"),
    ({ IdeasOfDeck }) => IdeasOfDeck,
  ),
);
const TextOfDeck = lazyPart(
  loadPart(
    "deck-text",
    () => import("../features/deck/room/text-of-deck"),
    ({ TextOfDeck }) => TextOfDeck,
  ),
);
const RevisionDialog = lazyPart(
  loadPart(
    "deck-revision",
    () => import("../features/deck/room/revision-dialog"),
    ({ RevisionDialog }) => RevisionDialog,
  ),
);
const DeleteDialog = lazyPart(
  loadPart(
    "deck-delete",
    () => import("../features/deck/room/delete-dialog"),
    ({ DeleteDialog }) => DeleteDialog,
  ),
);

const PublicOfDeck = lazyPart(
  loadPart(
    "deck-public",
    () => import("../features/deck/public/public-of-deck"),
    ({ PublicOfDeck }) => PublicOfDeck,
  ),
);

const PublicOfListed = lazyPart(
  loadPart(
    "deck-public-listed",
    () => import("../features/deck/public/public-of-listed"),
    ({ PublicOfListed }) => PublicOfListed,
  ),
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

/** Fetches a dialog that the user is about to open. */
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
