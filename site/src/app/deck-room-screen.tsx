import { useLocation, useNavigate } from "@tanstack/react-router";
import { useCallback, useState } from "react";
import { isTemporary } from "../data/decks/temporary-id";
import { rememberLink } from "../data/link-memory";
import { session } from "../data/session";
import { asDeckId, idInAddress, writtenDeckId } from "../domain/deck/list/deck-address";
import type { Language } from "../domain/language";
import { DeckRoom, type OpenDeck } from "../features/deck/room/deck-room";
import { deckListWords } from "../i18n/deck-list-words";
import { deckWords } from "../i18n/deck-words";
import type { Words } from "../i18n/words";
import { DECK_PARTS, loadEditingParts } from "./deck-parts";
import { Pending } from "./pending";
import { useDialogStep } from "./use-dialog-step";

/** @public Fetched along with the screen. */
export async function words(language: Language): Promise<Words> {
  if (session.get() !== "out") loadEditingParts();
  const [page, list] = await Promise.all([deckWords(language), deckListWords(language)]);
  return { ...page, ...list };
}

/** The decks, with their ids and dialogs in the address and the history. */
export default function DeckRoomScreen() {
  const { id, search, hash } = usePlace();
  const navigate = useNavigate();
  const onOpen = useCallback<OpenDeck>(
    (next, { replace = false, dialog, keepDialog = false } = {}) => {
      if (next === undefined) rememberLink({ deck: undefined });
      // A deck that has just got its id is the one beneath the dialog still.
      const moves = !isTemporary(asDeckId(id));
      void navigate({
        to: "/decks/{-$id}",
        params: { id: next === undefined ? undefined : writtenDeckId(next) },
        replace,
        state: (state) => stateWith(keepDialog ? state.dialog : dialog, moves || state.moved),
      });
    },
    [navigate, id],
  );
  return (
    <DeckRoom
      id={id}
      search={search}
      hash={hash}
      dialog={useDialogStep()}
      onOpen={onOpen}
      parts={DECK_PARTS}
      pending={<Pending />}
    />
  );
}

const HERE = /^\/decks[/\n]/;

/**
 * What the address asks for, all of it of one moment: params of the route follow the location a moment later. While
 * another screen is on its way, this one stays as it is.
 */
function usePlace(): { readonly id: string; readonly search: string; readonly hash: string } {
  const now = useLocation({
    select: ({ pathname, searchStr, hash }) => [pathname, searchStr, hash].join("\n"),
  });
  const [last, setLast] = useState(now);
  // React draws again at once with what is set while drawing.
  if (now !== last && HERE.test(now)) setLast(now);
  const [path = "", search = "", hash = ""] = last.split("\n");
  return { id: idInAddress(decoded(path.split("/")[2] ?? ""), hash), search, hash };
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
