import { useEffect, useRef, useState } from "react";
import type { InventoryStore } from "../../../../data/inventory/inventory-store";
import { useTranslation } from "../../../../i18n/translation";
import { Button } from "../../../../ui/button";
import styles from "../../../../ui/dialog-form.module.css";

interface UndoNoticeProps {
  /** What the dialog has done last; undefined: nothing yet. */
  readonly done: string | undefined;
  readonly store: InventoryStore;
}

/** Reports the last change, with a focused button that undoes it. A new `key` belongs to a new change. */
export function UndoNotice({ done, store }: UndoNoticeProps) {
  const { t } = useTranslation();
  const [isUndone, setUndone] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const isDone = done !== undefined;
  useEffect(() => {
    if (isDone) button.current?.focus();
  }, [isDone]);
  const toggle = () => {
    if (isUndone) store.redo();
    else store.undo();
    setUndone(!isUndone);
  };
  return (
    <div className={styles.choices}>
      <p role="status">{isUndone ? t("inventory-dialogs.undone") : done}</p>
      <Button ref={button} disabled={done === undefined} onClick={toggle}>
        {t(isUndone ? "inventory-dialogs.redo" : "inventory-dialogs.undo")}
      </Button>
    </div>
  );
}
