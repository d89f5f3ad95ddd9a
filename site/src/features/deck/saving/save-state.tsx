import { Redo2, Undo2 } from "lucide";
import type { DeckEditing, Saving } from "../../../data/decks/use-deck-editing";
import { type Translate, useTranslation } from "../../../i18n/translation";
import { IconButton } from "../../../ui/button";
import { Icon } from "../../../ui/icon";
import styles from "./saving.module.css";
import { useUndoKeys } from "./use-undo-keys";

/** Whether everything has arrived, and the way back. */
export function SaveState({ editing }: { readonly editing: DeckEditing }) {
  const { t } = useTranslation();
  const { saving, canUndo, canRedo, undo, redo } = editing;
  useUndoKeys(editing);
  return (
    <div className={styles.bar}>
      <p role="status" className={styles[saving.state]}>
        {words(t, saving)}
      </p>
      <IconButton
        label={t("deck.undo")}
        icon={<Icon of={Undo2} size={18} />}
        disabled={!canUndo}
        onClick={undo}
      />
      <IconButton
        label={t("deck.redo")}
        icon={<Icon of={Redo2} size={18} />}
        disabled={!canRedo}
        onClick={redo}
      />
    </div>
  );
}

function words(t: Translate, { state, unsent, signedOut, safe }: Saving): string {
  if (state === "saved") return t("deck.saved");
  if (state === "failed") return t("deck.save-failed");
  if (state === "saving") return t("deck.saving");
  if (signedOut) return t("deck.unsent-signed-out", { count: unsent });
  return safe ? t("deck.unsent", { count: unsent }) : t("deck.unsent-unsafe", { count: unsent });
}
