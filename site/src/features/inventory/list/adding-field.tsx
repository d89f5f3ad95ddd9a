import { memo } from "react";
import type { CardId, CardKind } from "../../../domain/card/card";
import { useInventorySlots } from "../shared/inventory-slots";

interface AddingFieldProps {
  readonly kind: CardKind;
  readonly onPick: (card: CardId) => void;
}

/** The field that finds a card to add; memoized, because edits do not change it. */
export const AddingField = memo(function AddingField({ kind, onPick }: AddingFieldProps) {
  const { CardPicker } = useInventorySlots();
  return <CardPicker kind={kind} onChoose={onPick} />;
});
