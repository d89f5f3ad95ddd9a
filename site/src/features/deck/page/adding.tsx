import { memo } from "react";
import type { CardId, CardKind } from "../../../domain/card/card";
import rowStyles from "../rows/deck-rows.module.css";
import type { DeckParts } from "./deck-parts";

interface AddingProps {
  readonly kind: CardKind;
  readonly onChoose: (card: CardId, copies: number) => void;
  readonly CardPicker: DeckParts["CardPicker"];
}

/** The field that adds a card; edits of the deck leave it as it is. */
export const Adding = memo(function Adding({ kind, onChoose, CardPicker }: AddingProps) {
  return (
    <div className={rowStyles.adding} data-adding={kind}>
      <CardPicker kind={kind} onChoose={onChoose} />
    </div>
  );
});
