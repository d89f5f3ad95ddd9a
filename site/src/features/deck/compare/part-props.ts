import type { ReactNode } from "react";
import type { Card } from "../../../domain/card/card";
import type { DeckCards } from "../../../domain/deck/deck";
import type { DeckTotals } from "../../../domain/deck/diff/totals";
import type { Overlay } from "../../../generated/published";
import type { CopiesChange } from "../shared/copies-change";

/** Props of the crypt and of the library of two compared decks. */
export interface PartProps<Base> {
  readonly base: Base;
  readonly from: DeckCards;
  readonly to: DeckCards;
  readonly cards: DeckCards;
  readonly placed: DeckCards;
  readonly totals: { readonly from: DeckTotals; readonly to: DeckTotals };
  readonly overlay: Overlay | null;
  readonly onCopies: CopiesChange;
  readonly adding: ReactNode;
  readonly tools: ((card: Card) => ReactNode) | undefined;
}
