import type { DeckEditing, Saving } from "../../../data/decks/hooks/use-deck-editing";
import { type Translate, useTranslation } from "../../../i18n/translation";
import styles from "./saving.module.css";
import { UndoButtons } from "./undo-buttons";

/** Whether everything has arrived, and the way back. */
export function SaveState({ editing }: { readonly editing: DeckEditing }) {
  const { t } = useTranslation();
  const { saving } = editing;
  const said = words(t, saving);
  return (
    <div className={styles.bar}>
      <UndoButtons {...editing} />
      <p role="status" className={styles[saving.state]} title={said}>
        {said}
      </p>
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
