import type { ComponentType, ReactNode } from "react";
import type { Card, CardId } from "../../../domain/card/card";
import type { CardWords } from "../../../domain/card/card-words";
import type { DeckCards } from "../../../domain/deck/deck";

/** Putting results into a deck. Which deck that is, the app knows; what it needs is fetched when it is switched on. */
export interface Adding {
  readonly on: boolean;
  readonly onToggle: () => void;
  /** The deck, or why there is none: beside the results on a wide window, in a line under them on others. */
  readonly deck: ReactNode;
  readonly target: AddingTo;
}

/** "awaited": the deck is on its way, and the rows leave room for its copies. undefined: there is none. */
export type AddingTo = AddingTarget | "awaited" | undefined;

/** The same object as long as it is the same deck: an edit draws the row of its card, not those of all. */
export interface AddingTarget {
  readonly cards: {
    readonly get: () => DeckCards;
    readonly subscribe: (listener: () => void) => () => void;
  };
  /** Copies from now on; −1 takes the card out. */
  readonly change: (card: CardId, copies: number) => void;
  readonly Row: ComponentType<AddingRowProps>;
}

export interface AddingRowProps {
  readonly target: AddingTarget;
  readonly card: Card;
  readonly words: CardWords;
  /** The row the Tab key reaches. */
  readonly isCurrent: boolean;
  /** The result itself. */
  readonly children: ReactNode;
}
