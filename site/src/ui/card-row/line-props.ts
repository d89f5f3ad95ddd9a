import type { ReactNode } from "react";
import type { Card, CardId } from "../../domain/card/card";
import type { CardWords } from "../../domain/card/card-words";

/** A card of a list in one line, or in two where there is little room. */
export interface LineProps<Kind extends Card> {
  readonly card: Kind;
  readonly words: CardWords;
  /** All cards of the list in their order, the neighbours of the opened card; left out where the list knows them. */
  readonly among?: readonly CardId[];
  /** -1 in a list that is walked with the arrow keys, but for its current row. */
  readonly tabIndex?: number;
  /** What stands at the end of the line. */
  readonly children?: ReactNode;
}
