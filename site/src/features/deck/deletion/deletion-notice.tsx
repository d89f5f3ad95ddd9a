import { useEffect, useRef, useState } from "react";
import { useStore } from "../../../data/store";
import { writtenDeckId } from "../../../domain/deck/list/deck-address";
import { shortName } from "../../../domain/deck/list/short-name";
import { useTranslation } from "../../../i18n/translation";
import { Button } from "../../../ui/button";
import { useAnnounce } from "../../../ui/live-region";
import notice from "../../../ui/notice.module.css";
import styles from "./deletion.module.css";
import { closeNotice, type DeletedDecks } from "./notices";
import { useTimeLeft } from "./use-time-left";

/** Characters of a name; a longer one leaves no room for the button on a telephone. */
const LONGEST_NAME = 32;

/** Says what was deleted, and brings it back. */
export function DeletionNotice({ deleted }: { readonly deleted: DeletedDecks }) {
  const { t } = useTranslation();
  const { deletion, name, count } = deleted;
  useStore(deletion.queue);
  const isOpen = deletion.isOpen();
  const { undo, late } = useUndo(deleted);
  const watched = useTimeLeft(deletion, () => closeNotice(deleted));
  const button = useFocusByKeyboard(deleted);
  useEffect(() => {
    if (!isOpen && !late) closeNotice(deleted);
  }, [isOpen, deleted, late]);
  const what =
    name === undefined
      ? t("deck.deleted-many", { count })
      : t("deck.deleted", { name: shortName(name, LONGEST_NAME) });
  return (
    <div className={notice.notice} {...watched}>
      <div className={styles.line}>
        <p>{late ? t("deck.undelete-late") : what}</p>
        {!late && (
          <Button ref={button} onClick={undo}>
            {t("deck.undo")}
          </Button>
        )}
      </div>
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

/** Goes back to the deck, unless the person has left the pages of decks. */
function showAgain({ shown, next, onOpen }: DeletedDecks): void {
  const { pathname } = window.location;
  if (shown === undefined || !/^\/decks(\/|$)/.test(pathname)) return;
  const inItsPlace = next === undefined ? "/decks" : `/decks/${writtenDeckId(next)}`;
  onOpen(shown, { replace: pathname === inItsPlace, keepDialog: true });
}

function useFocusByKeyboard({ byKeyboard }: DeletedDecks) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!byKeyboard) return;
    const before = document.activeElement;
    const undo = button.current;
    undo?.focus({ preventScroll: true });
    return () => {
      const isLost = document.activeElement === undo || document.activeElement === document.body;
      if (isLost && before instanceof HTMLElement && before.isConnected)
        before.focus({ preventScroll: true });
    };
  }, [byKeyboard]);
  return button;
}
