import type { Saving } from "../../domain/deck/operations/saving";
import { type Translate, useTranslation } from "../../i18n/translation";
import styles from "./saving.module.css";
import { UndoButtons, type UndoButtonsProps } from "./undo-buttons";

interface SaveStateProps {
  readonly editing: UndoButtonsProps & { readonly saving: Saving };
}

/** The save state, and undo and redo. */
export function SaveState({ editing }: SaveStateProps) {
  const { t } = useTranslation();
  const { saving } = editing;
  const message = messageOf(t, saving);
  return (
    <div className={styles.bar}>
      <UndoButtons {...editing} />
      <p role="status" className={styles[saving.state]} title={message}>
        {message}
      </p>
    </div>
  );
}

function messageOf(t: Translate, { state, unsent, signedOut, safe }: Saving): string {
  if (state === "saved") return t("deck.saved");
  if (state === "failed") return t("deck.save-failed");
  if (state === "saving") return t("deck.saving");
  if (signedOut) return t("deck.unsent-signed-out", { count: unsent });
  return safe ? t("deck.unsent", { count: unsent }) : t("deck.unsent-unsafe", { count: unsent });
}
