import { Redo2, Undo2 } from "lucide";
import { useRef } from "react";
import { useTranslation } from "../../i18n/translation";
import { IconButton } from "../button";
import { Icon } from "../icon";
import { useFocusBeside } from "../use-focus-beside";
import styles from "./saving.module.css";
import { type Undo, useUndoKeys } from "./use-undo-keys";

export interface UndoButtonsProps extends Undo {
  readonly canUndo: boolean;
  readonly canRedo: boolean;
}

/** Undo and redo, by buttons and by keys. */
export function UndoButtons({ undo, redo, canUndo, canRedo }: UndoButtonsProps) {
  const { t } = useTranslation();
  useUndoKeys({ undo, redo });
  const buttons = useRef<HTMLDivElement>(null);
  useFocusBeside(buttons);
  return (
    <div ref={buttons} className={styles.bar}>
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
