import { Redo2, Undo2 } from "lucide";
import { useRef } from "react";
import type { DeckEditing } from "../../../../data/decks/hooks/use-deck-editing";
import { useTranslation } from "../../../../i18n/translation";
import { IconButton } from "../../../../ui/button";
import { Icon } from "../../../../ui/icon";
import { useFocusBeside } from "../../../../ui/use-focus-beside";
import styles from "./saving.module.css";
import { useUndoKeys } from "./use-undo-keys";

type UndoButtonsProps = Pick<DeckEditing, "undo" | "redo" | "canUndo" | "canRedo">;

/** Undo and redo, by buttons and by keys. */
export function UndoButtons({ undo, redo, canUndo, canRedo }: UndoButtonsProps) {
  const { t } = useTranslation();
  useUndoKeys({ undo, redo });
  const place = useRef<HTMLDivElement>(null);
  useFocusBeside(place);
  return (
    <div ref={place} className={styles.bar}>
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
