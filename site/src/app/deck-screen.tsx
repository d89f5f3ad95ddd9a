import { useLocation, useNavigate } from "@tanstack/react-router";
import { useCallback, useState } from "react";
import { isTemporary } from "../data/decks/queue/temporary-id";
import { rememberLink } from "../data/link-memory";
import { getPreferences } from "../data/preferences";
import { session } from "../data/session";
import { asDeckId, formatDeckId, idInUrl } from "../domain/deck/url/deck-route";
import { loadEditingParts } from "../features/deck/header/lazy-parts";
import { InventoryBar } from "../features/deck/inventory/lazy-bar";
import { DeckPage } from "../features/deck/page/deck-page";
import type { OpenDeck } from "../features/deck/shared/deck-page-context";
import { DeckSlotsProvider } from "../features/deck/shared/deck-slots";
import { deck } from "../i18n/en/deck";
import { deckList } from "../i18n/en/deck-list";
import { DECK_SLOTS } from "./deck-slots";
import { Pending } from "./pending";
import { useDialogStep } from "./use-dialog-step";

/** @public Loaded along with the screen. */
export const messages = [deck, deckList];

/** @public Loaded along with the screen. */
export async function prepare(): Promise<void> {
  if (session.get() === "out") return;
  loadEditingParts(DECK_SLOTS);
  if (getPreferences().inventoryMode) void InventoryBar.load();
}

const PENDING = <Pending />;

/** The deck page, with its deck in the URL and its dialogs in the history. */
export default function DeckScreen() {
  const { id, search, hash } = usePlace();
  const navigate = useNavigate();
  const onOpen = useCallback<OpenDeck>(
    (next, { replace = false, dialog, keepDialog = false } = {}) => {
      if (next === undefined) rememberLink({ decks: undefined });
      // A deck that has just received its id is still the one beneath the dialog.
      const moves = !isTemporary(asDeckId(id));
      void navigate({
        to: "/decks/{-$id}",
        params: { id: next === undefined ? undefined : formatDeckId(next) },
        replace,
        state: (state) => stateWith(keepDialog ? state.dialog : dialog, moves || state.moved),
      });
    },
    [navigate, id],
  );
  return (
    <DeckSlotsProvider value={DECK_SLOTS}>
      <DeckPage
        id={id}
        search={search}
        hash={hash}
        dialog={useDialogStep()}
        onOpen={onOpen}
        pending={PENDING}
      />
    </DeckSlotsProvider>
  );
}

const HERE = /^\/decks[/\n]/;

/**
 * A consistent snapshot of the URL: the route's params follow the location a moment later. While another page
 * loads, this one keeps its snapshot.
 */
function usePlace(): { readonly id: string; readonly search: string; readonly hash: string } {
  const now = useLocation({
    select: ({ pathname, searchStr, hash }) => [pathname, searchStr, hash].join("\n"),
  });
  const [last, setLast] = useState(now);
  // React renders again immediately with state that is set during rendering.
  if (now !== last && HERE.test(now)) setLast(now);
  const [path = "", search = "", hash = ""] = last.split("\n");
  return { id: idInUrl(decoded(path.split("/")[2] ?? ""), hash), search, hash };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function stateWith(dialog: string | undefined, moved = false) {
  return dialog === undefined ? {} : { dialog, moved };
}
