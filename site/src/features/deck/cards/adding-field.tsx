import { memo } from "react";
import styles from "../../../ui/list/section.module.css";
import { type CardPickerProps, useDeckSlots } from "../shared/deck-slots";

/** The field that adds a card; memoized, because edits of the deck do not change it. */
export const AddingField = memo(function AddingField({ kind, onChoose }: CardPickerProps) {
  const { CardPicker } = useDeckSlots();
  return (
    <div className={styles.adding} data-adding={kind}>
      <CardPicker kind={kind} onChoose={onChoose} />
    </div>
  );
});
