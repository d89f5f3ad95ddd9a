import { Suspense } from "react";
import type { DeckEditing } from "../../../data/decks/hooks/use-deck-editing";
import type { Deck } from "../../../domain/deck/deck";
import { deckActions } from "../../../i18n/en/deck-actions";
import { useTranslation } from "../../../i18n/translation";
import { lazyPart } from "../../../lazy/lazy-part";
import { loadPart } from "../../../lazy/load-screen";
import { MenuList } from "../../../ui/menu/menu-list";
import { useDeckPage } from "../shared/deck-page-context";
import type { OpensDialog } from "./types";
import { useClone } from "./use-clone";
import { useMenuEntries } from "./use-menu-entries";
import { useRelatedPages } from "./use-related-pages";

/** @public Loaded along with the component. */
export const messages = [deckActions];

const FavoriteEntry = lazyPart(
  loadPart(
    "deck-favorite",
    () => import("./favorite-entry"),
    (module) => module.FavoriteEntry,
  ),
);

export interface DeckMenuProps {
  readonly deck: Deck | undefined;
  readonly editing: DeckEditing | undefined;
  readonly signedIn: boolean;
}

/** The commands for the deck, or those that need no deck. */
export function DeckMenu({ deck, editing, signedIn }: DeckMenuProps) {
  const { dialog, preloadDialog, onOpen } = useDeckPage();
  const { t } = useTranslation();
  const clone = useClone(deck, onOpen);
  const pages = useRelatedPages(deck);
  const opens: OpensDialog = (name) => ({
    onChoose: () => dialog.open(name),
    onAim: () => preloadDialog(name),
  });
  const onSeating = () => dialog.open("seating");
  const entries = useMenuEntries({ deck, editing, signedIn, opens, onOpen, onSeating, ...clone, ...pages });
  return (
    <MenuList label={t("deck.actions")} entries={entries}>
      {deck && deck.publicParent !== false && (
        <Suspense>
          <FavoriteEntry deck={deck} />
        </Suspense>
      )}
    </MenuList>
  );
}
