import { useQueryClient } from "@tanstack/react-query";
import { deleteDecks } from "../../../data/decks/commands/deletion";
import { showNotices } from "../../../data/show-notices";
import type { DeckId, ListedDeck } from "../../../domain/deck/deck";
import type { OpenDeck } from "../shared/deck-page-context";
import { DeletionNotices } from "./deletion-notices";
import { addNotice } from "./notices";

interface WhatGoes {
  /** Deleted with all their revisions. */
  readonly decks: readonly Pick<ListedDeck, "id" | "name">[];
  /** Revisions of decks that are kept. */
  readonly revisions: readonly Pick<ListedDeck, "id" | "name">[];
  /** The deck on the page, if it is one of them. */
  readonly shown?: DeckId | undefined;
  /** The deck that is shown instead. */
  readonly next?: DeckId | undefined;
  readonly onOpen: OpenDeck;
}

/** Deletes decks and shows for ten seconds how to undo it. */
export function useDeleteDecks(): (going: WhatGoes) => void {
  const client = useQueryClient();
  return ({ decks, revisions, ...shownDecks }) => {
    const all = [...decks, ...revisions];
    const ids = (those: WhatGoes["decks"]) => those.map(({ id }) => id);
    const deletion = deleteDecks(client, { decks: ids(decks), revisions: ids(revisions) });
    const [first] = all;
    addNotice({
      ...shownDecks,
      deletion,
      name: all.length === 1 ? first?.name : undefined,
      count: all.length,
      byKeyboard: isKeyboardUsed(),
    });
    showNotices("deletion", DeletionNotices);
  };
}

function isKeyboardUsed(): boolean {
  const focused = document.activeElement?.matches(":focus-visible") ?? false;
  return focused && !matchMedia("(pointer: coarse)").matches;
}
