import { memo } from "react";
import { type CardPickerProps, useDeckSlots } from "../shared/deck-slots";
import rowStyles from "./rows/rows.module.css";

/** The field that adds a card; memoized, because edits of the deck do not change it. */
export const AddingField = memo(function AddingField({ kind, onChoose }: CardPickerProps) {
  const { CardPicker } = useDeckSlots();
  return (
    <div className={rowStyles.adding} data-adding={kind}>
      <CardPicker kind={kind} onChoose={onChoose} />
    </div>
  );
});
