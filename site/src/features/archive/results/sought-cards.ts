import type { Quantity } from "../../../domain/archive/search/quantities";

/** Criteria of cards, as all archives have them. */
export interface SoughtCards {
  readonly crypt?: readonly Quantity[];
  readonly library?: readonly Quantity[];
}

/** Whether decks are searched for cards. */
export function isForCards({ crypt = [], library = [] }: SoughtCards): boolean {
  return crypt.length + library.length > 0;
}
