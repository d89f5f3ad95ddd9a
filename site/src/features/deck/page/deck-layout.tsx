import { Ellipsis } from "lucide";
import { memo, type ReactNode, Suspense, useCallback } from "react";
import type { WinningDeck } from "../../../data/archive/fetch-winning-deck";
import { type DeckEditing, useDeckEditing } from "../../../data/decks/hooks/use-deck-editing";
import type { DeckList } from "../../../data/decks/hooks/use-deck-list";
import { useInventoryMode } from "../../../data/inventory/hooks/use-inventory-mode";
import { session } from "../../../data/session";
import { useStore } from "../../../data/store";
import type { Deck, DeckId } from "../../../domain/deck/deck";
import type { DeckTags } from "../../../domain/deck/facts/deck-tags";
import { useTranslation } from "../../../i18n/translation";
import { useLoaded } from "../../../lazy/lazy-part";
import { Button } from "../../../ui/button";
import { Icon } from "../../../ui/icon";
import { useMedia } from "../../../ui/use-media";
import { DeckDialogs } from "../dialogs/deck-dialogs";
import { SaveState, useEditingParts } from "../header/lazy-parts";
import { InventoryOf, useInventoryParts } from "../inventory/inventory-of";
import { DeckSelector } from "../selector/deck-selector";
import { useDeckLists } from "../selector/use-deck-lists";
import { useDeckPage } from "../shared/deck-page-context";
import { useDeckSlots } from "../shared/deck-slots";
import { RefusedParts } from "../shared/lazy-refused-parts";
import styles from "./deck-layout.module.css";
import { DeckTagsField } from "./deck-tags-field";
import { DeckView } from "./deck-view";
import viewStyles from "./deck-view.module.css";
import { DeckChanges, DeckMenu } from "./lazy-parts";

/** Wide enough for the menu beside a deck whose vampires take one line each. */
const DESKTOP = "(min-width: 1440px)";

interface DeckLayoutProps {
  readonly list: DeckList;
  /** undefined: `children` say why there is none. */
  readonly deck: Deck | undefined;
  readonly editing?: DeckEditing | undefined;
  /** The deck won a tournament. */
  readonly win?: WinningDeck | undefined;
  /** Parts of the URL that name no card. */
  readonly refused?: readonly string[] | undefined;
  readonly children?: ReactNode;
}

/** Lays out a deck, the selector above it, its menu, and its dialogs. */
export const DeckLayout = memo(function DeckLayout(props: DeckLayoutProps) {
  const { list, deck, editing, win, refused, children } = props;
  const { dialog, preloadDialog, pending } = useDeckPage();
  const { WinHead } = useDeckSlots();
  const { t } = useTranslation();
  const desktop = useMedia(DESKTOP);
  const tags = useCallback(
    (computed: DeckTags) => <DeckTagsField {...{ deck, editing, list, computed }} />,
    [deck, editing, list],
  );
  const inventory = useInventoryParts();
  const isOwn = deck?.isAuthor === true;
  const changes = useLoaded(DeckChanges, isOwn) || !isOwn;
  const complete = useEditingParts(editing !== undefined) && inventory !== "loading" && changes;
  const signedIn = useStore(session) !== "out";
  // Reserves the space of the save state from the first paint on, so that nothing around it moves.
  const state = signedIn && (
    <div className={styles.saving}>{deck && editing && complete && <SaveStateNow deck={deck.id} />}</div>
  );
  return (
    <div className={styles.page}>
      <div className={styles.top}>
        <Selector deck={deck} list={list} />
        {!desktop && (
          <div className={styles.state}>
            {state}
            <Button
              aria-haspopup="dialog"
              onPointerEnter={() => preloadDialog("deck-menu")}
              onFocus={() => preloadDialog("deck-menu")}
              onClick={() => dialog.open("deck-menu")}
            >
              <Icon of={Ellipsis} size={18} />
              {t("deck.actions")}
            </Button>
          </div>
        )}
      </div>
      <div className={styles.deck}>
        {deck && complete ? (
          <Suspense fallback={pending}>
            {win && <WinHead {...win} />}
            {refused !== undefined && refused.length > 0 && <RefusedParts refused={refused} />}
            <div className={viewStyles.view}>
              <InventoryOf deck={deck} editing={editing}>
                <DeckView
                  deck={deck}
                  editing={editing}
                  playedOn={win?.win.lastDay ?? win?.win.day}
                  tags={tags}
                />
              </InventoryOf>
            </div>
          </Suspense>
        ) : (
          (deck && pending) || children
        )}
      </div>
      {desktop && (
        <aside className={styles.actions} aria-label={t("deck.actions")}>
          {/* Stays in sight with the menu, however far the user has scrolled. */}
          {state}
          <Menu deck={deck} editing={editing} signedIn={list.status !== "signed-out"} />
        </aside>
      )}
      <DeckDialogs deck={deck} editing={editing} list={list} />
    </div>
  );
});

/** An edit is never shown as saved, not even until the page follows it. */
function SaveStateNow({ deck }: { readonly deck: DeckId }) {
  return <SaveState editing={useDeckEditing(deck)} />;
}

interface SelectorProps {
  readonly deck: Deck | undefined;
  readonly list: DeckList;
}

const Selector = memo(function Selector({ deck, list }: SelectorProps) {
  const { id, dialog, preloadDialog, onOpen } = useDeckPage();
  return (
    <DeckSelector
      {...useDeckLists(list)}
      shown={deck ? { id: deck.id, name: deck.name } : { id, name: "" }}
      inventoryMode={useInventoryMode()}
      onOpen={onOpen}
      onAdvanced={() => dialog.open("deck-select")}
      onAimAdvanced={() => preloadDialog("deck-select")}
    />
  );
});

const Menu = memo(DeckMenu);
