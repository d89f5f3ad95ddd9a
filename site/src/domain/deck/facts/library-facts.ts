import type { Cost } from "../../card/card";
import { DECK_TYPE_ORDER, typeHeading } from "../../card/card-types";
import { type LibraryCopies, tally, total } from "./copies";

const FULL_LIBRARY = 90;

/** The cards of a library under one heading; a card of several types has a heading of its own. */
export interface TypeShare {
  readonly type: string;
  readonly copies: number;
  /** Of the library, 0 to 1, not rounded. */
  readonly share: number;
}

/** What all cards of a library cost together; X counts 0. */
export interface TotalCost {
  readonly total: number;
  /** The same for 90 cards, rounded half up; 0 for an empty library. */
  readonly perFullLibrary: number;
}

/** Shares the library out by type, in the order of a deck list (docs/rules/decks.md §9.4). */
export function typeShares(library: LibraryCopies): readonly TypeShare[] {
  const whole = total(library);
  return [...tally(library, ({ types }) => [typeHeading(types)])]
    .map(([type, copies]) => ({ type, copies, share: copies / whole }))
    .sort((one, other) => place(one.type) - place(other.type) || (one.type < other.type ? -1 : 1));
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
  // Half up in whole numbers, as the functions do it.
  const scaled = cards === 0 ? 0 : Math.floor((2 * FULL_LIBRARY * sum + cards) / (2 * cards));
  return { total: sum, perFullLibrary: scaled };
}

/** Headings outside the list come last. */
function place(heading: string): number {
  const known = (DECK_TYPE_ORDER as readonly string[]).indexOf(heading);
  return known === -1 ? DECK_TYPE_ORDER.length : known;
}
