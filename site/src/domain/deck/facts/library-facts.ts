import type { Cost } from "../../card/card";
import { headingRank, typeHeading } from "../../card/card-types";
import { type LibraryCopies, tally, total } from "./copies";

const FULL_LIBRARY = 90;

/** Cards of a library with one heading; cards of several types have a heading of their own. */
export interface TypeShare {
  readonly type: string;
  readonly copies: number;
  /** Share of the library, 0 to 1, not rounded. */
  readonly share: number;
}

/** Total cost of all cards of a library; X is 0. */
export interface TotalCost {
  readonly total: number;
  /** Scaled to 90 cards, rounded half up; 0 for an empty library. */
  readonly perFullLibrary: number;
}

/** Type shares in the order of a deck list (docs/rules/decks.md §9.4). */
export function typeShares(library: LibraryCopies): readonly TypeShare[] {
  const whole = total(library);
  return [...tally(library, ({ types }) => [typeHeading(types)])]
    .map(([type, copies]) => ({ type, copies, share: copies / whole }))
    .sort(
      (one, other) => headingRank(one.type) - headingRank(other.type) || (one.type < other.type ? -1 : 1),
    );
}

export function totalBlood(library: LibraryCopies): TotalCost {
  return totalCost(library, ({ blood }) => blood);
}

export function totalPool(library: LibraryCopies): TotalCost {
  return totalCost(library, ({ pool }) => pool);
}

function totalCost(library: LibraryCopies, costOf: (card: LibraryCopies[number]["card"]) => Cost): TotalCost {
  const sum = library.reduce((so, { card, copies }) => {
    const cost = costOf(card);
    return so + (cost === "X" ? 0 : cost * copies);
  }, 0);
  const cards = total(library);
  // Rounds half up in integers, like the functions.
  const scaled = cards === 0 ? 0 : Math.floor((2 * FULL_LIBRARY * sum + cards) / (2 * cards));
  return { total: sum, perFullLibrary: scaled };
}
