import type { ReactNode } from "react";
import type { Card, CardId } from "../../domain/card/card";
import type { LocalizedCard } from "../../domain/card/localized-card";

/** A card of a list in one line, or in two if narrow. */
export interface LineProps<Kind extends Card> {
  readonly card: Kind;
  readonly localized: LocalizedCard;
  /** All cards of the list in order, as neighbors of the opened card; absent if the list provides them. */
  readonly among?: readonly CardId[];
  /** -1 for all but the current row of a list with arrow key navigation. */
  readonly tabIndex?: number;
  /** Elements at the end of the line. */
  readonly children?: ReactNode;
}
