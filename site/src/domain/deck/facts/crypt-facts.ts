import { type CryptCopies, total } from "./copies";

/** Crypt cards of the opening draw. */
export const OPENING_CRYPT = 4;

export interface Capacity {
  /** Sum of the four lowest capacities: the cheapest opening draw. */
  readonly lowest: number;
  /** Sum of the four highest. */
  readonly highest: number;
  /** Mean of all copies, not rounded; 0 for an empty crypt. */
  readonly average: number;
}

/** Lowest and highest group. */
export interface Groups {
  readonly lowest: number;
  readonly highest: number;
}

/** Capacities of a crypt (docs/rules/decks.md §9.3). */
export function capacity(crypt: CryptCopies): Capacity {
  const cheapestFirst = crypt.toSorted((one, other) => one.card.capacity - other.card.capacity);
  const copies = total(crypt);
  return {
    lowest: sumOf(firstCopies(cheapestFirst, OPENING_CRYPT)),
    highest: sumOf(firstCopies(cheapestFirst.toReversed(), OPENING_CRYPT)),
    average: copies === 0 ? 0 : sumOf(crypt) / copies,
  };
}

/** Groups of a crypt; ANY matches all. Undefined if no card has a group (docs/rules/decks.md §9.3). */
export function groups(crypt: CryptCopies): Groups | undefined {
  const found = crypt.flatMap(({ card }) => (card.group === "any" ? [] : [card.group]));
  return found.length === 0 ? undefined : { lowest: Math.min(...found), highest: Math.max(...found) };
}

/** A crypt may use two consecutive groups (docs/rules/decks.md §9.3). */
export function areWrong(span: Groups | undefined): boolean {
  return span !== undefined && span.highest - span.lowest > 1;
}

/** Takes copies from the front without expanding all, because a link may claim any number. */
function firstCopies(crypt: CryptCopies, wanted: number): CryptCopies {
  let left = wanted;
  return crypt.map(({ card, copies }) => {
    const taken = Math.min(copies, left);
    left -= taken;
    return { card, copies: taken };
  });
}

function sumOf(crypt: CryptCopies): number {
  return crypt.reduce((sum, { card, copies }) => sum + card.capacity * copies, 0);
}
