import { useEffect, useId, useRef, useState } from "react";
import { useStore } from "../../../data/store";
import { shortName } from "../../../domain/deck/list/short-name";
import { formatDeckId } from "../../../domain/deck/url/deck-route";
import { useTranslation } from "../../../i18n/translation";
import { Button } from "../../../ui/button";
import { useAnnounce } from "../../../ui/live-region";
import notice from "../../../ui/notice.module.css";
import styles from "./deletion.module.css";
import { closeNotice, type DeletedDecks } from "./notices";
import { useTimeLeft } from "./use-time-left";
import { topDialog } from "./use-top-dialog";

/** Maximum length of a shown name; a longer one leaves no space for the button on a phone. */
const MAX_NAME_LENGTH = 32;

/** Names the deleted decks, and restores them on undo. */
export function DeletionNotice({ deleted }: { readonly deleted: DeletedDecks }) {
  const { t } = useTranslation();
  const { deletion, name, count } = deleted;
  useStore(deletion.queue);
  const isOpen = deletion.isOpen();
  const { undo, late } = useUndo(deleted);
  const watched = useTimeLeft(deletion, late, () => closeNotice(deleted));
  const focuses = deleted.byKeyboard && !late;
  const button = useFocusByKeyboard(focuses);
  const textId = useId();
  useEffect(() => {
    if (!isOpen && !late) closeNotice(deleted);
  }, [isOpen, deleted, late]);
  const what =
    name === undefined
      ? t("deck.deleted-many", { count })
      : t("deck.deleted", { name: shortName(name, MAX_NAME_LENGTH) });
  return (
    // Otherwise screen readers read the text twice: as the button's description and as a live region.
    <div className={notice.notice} aria-live={focuses ? "off" : undefined} {...watched}>
      {late ? (
        <p role="alert">{t("deck.undelete-late")}</p>
      ) : (
        <div className={styles.line}>
          <p id={textId}>{what}</p>
          <Button ref={button} aria-describedby={textId} onClick={undo}>
            {t("deck.undo")}
          </Button>
        </div>
      )}
    </div>
  );
}

function useUndo(deleted: DeletedDecks) {
  const { t } = useTranslation();
  const announce = useAnnounce();
  const [late, setLate] = useState(false);
  const pressed = useRef(false);
  const undo = async () => {
    if (pressed.current) return;
    pressed.current = true;
    const isWhole = await deleted.deletion.undo();
    if (!isWhole) return setLate(true);
    closeNotice(deleted);
    announce(t("deck.undeleted"));
    showAgain(deleted);
  };
  return { late, undo: () => void undo() };
}

/** Goes back to the deck, unless the user has left the deck pages. */
function showAgain({ shown, next, onOpen }: DeletedDecks): void {
  const { pathname } = window.location;
  if (shown === undefined || !/^\/decks(\/|$)/.test(pathname)) return;
  const inItsPlace = next === undefined ? "/decks" : `/decks/${formatDeckId(next)}`;
  onOpen(shown, { replace: pathname === inItsPlace, keepDialog: true });
}

function useFocusByKeyboard(focuses: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!focuses) return;
    const before = document.activeElement;
    const undo = button.current;
    undo?.focus({ preventScroll: true });
    return () => {
      const isLost = document.activeElement === undo || document.activeElement === document.body;
      if (isLost) giveBack(before);
    };
  }, [focuses]);
  return button;
}

/** Returns the focus; if its element is gone, the title of the open dialog gets it. */
function giveBack(before: Element | null): void {
  const stays = before?.isConnected && before !== document.body;
  const place = stays ? before : topDialog()?.querySelector("h2");
  if (place instanceof HTMLElement) place.focus({ preventScroll: true });
}
