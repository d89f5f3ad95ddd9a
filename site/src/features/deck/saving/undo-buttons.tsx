import { Redo2, Undo2 } from "lucide";
import type { DeckEditing } from "../../../data/decks/use-deck-editing";
import { useTranslation } from "../../../i18n/translation";
import { IconButton } from "../../../ui/button";
import { Icon } from "../../../ui/icon";
import { useUndoKeys } from "./use-undo-keys";

type UndoButtonsProps = Pick<DeckEditing, "undo" | "redo" | "canUndo" | "canRedo">;

/** The way back and forth, by buttons and by keys. */
export function UndoButtons({ undo, redo, canUndo, canRedo }: UndoButtonsProps) {
  const { t } = useTranslation();
  useUndoKeys({ undo, redo });
  return (
    <>
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
    </>
  );
}
