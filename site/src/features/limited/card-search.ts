import type { ComponentType } from "react";
import type { CardId, CardKind } from "../../domain/card/card";

/** Finds a card of one kind by its name. */
export type CardSearch = ComponentType<{
  readonly kind: CardKind;
  readonly label: string;
  readonly onChoose: (card: CardId) => void;
}>;
