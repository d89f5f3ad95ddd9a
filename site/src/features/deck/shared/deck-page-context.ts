import { createContext, type ReactNode, useContext } from "react";
import type { DeckId } from "../../../domain/deck/deck";
import type { DialogStep } from "../../../ui/dialog-step";

/** The dialogs over the deck page, by the name of their step in the history. */
export type DeckDialogName =
  | "deck-menu"
  | "deck-select"
  | "deck-new"
  | "deck-import-text"
  | "deck-import-site"
  | "deck-fix"
  | "deck-export"
  | "deck-text"
  | "deck-share"
  | "deck-draw"
  | "deck-ideas"
  | "deck-proxy"
  | "deck-missing"
  | "deck-publish"
  | "deck-sync"
  | "deck-unpublish"
  | "deck-revision"
  | "deck-delete"
  | "deck-delete-revision";

/** Goes to the page of a deck; undefined: to the page without a deck. */
export type OpenDeck = (
  id: DeckId | undefined,
  how?: { readonly replace?: boolean; readonly dialog?: string; readonly keepDialog?: boolean },
) => void;

/** The state of the deck page that its parts share. */
export interface DeckPageState {
  /** The id in the URL; "" for the page without a deck. */
  readonly id: string;
  readonly search: string;
  readonly hash: string;
  readonly dialog: DialogStep;
  /** Fetches a dialog that the user is about to open. */
  readonly preloadDialog: (name: DeckDialogName) => void;
  readonly onOpen: OpenDeck;
  /** Stands for a part that is loading. */
  readonly pending: ReactNode;
}

const Page = createContext<DeckPageState | undefined>(undefined);
export const DeckPageProvider = Page.Provider;

export function useDeckPage(): DeckPageState {
  const page = useContext(Page);
  if (!page) throw new Error("Only parts of the deck page use its state");
  return page;
}
