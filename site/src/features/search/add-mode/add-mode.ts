import type { ComponentType, ReactNode } from "react";
import type { Card, CardId } from "../../../domain/card/card";
import type { LocalizedCard } from "../../../domain/card/localized-card";
import type { DeckCards } from "../../../domain/deck/deck";

/** Adding results to a deck. The app chooses the deck and loads the required code when the mode is enabled. */
export interface AddMode {
  readonly on: boolean;
  readonly onToggle: () => void;
  /** The deck, or why there is none: beside the results if wide, otherwise in a line below. */
  readonly deck: ReactNode;
  readonly target: AddTargetState;
}

/** "loading": rows reserve space for the copies. undefined: no deck. */
export type AddTargetState = AddTarget | "loading" | undefined;

/** Stable for the same deck, so that an edit only renders the row of its card. */
export interface AddTarget {
  readonly cards: {
    readonly get: () => DeckCards;
    readonly subscribe: (listener: () => void) => () => void;
  };
  /** Called with the new copies; −1 removes the card. */
  readonly change: (card: CardId, copies: number) => void;
  readonly Row: ComponentType<AddRowProps>;
}

export interface AddRowProps {
  readonly target: AddTarget;
  readonly card: Card;
  readonly localized: LocalizedCard;
  /** The row in the tab order. */
  readonly isCurrent: boolean;
  /** The result itself. */
  readonly children: ReactNode;
}
