import { type CryptCopies, total } from "./copies";

/** Crypt cards a player begins with. */
export const OPENING_CRYPT = 4;

export interface Capacity {
  /** Sum of the four lowest capacities: the cheapest opening draw. */
  readonly lowest: number;
  /** Sum of the four highest. */
  readonly highest: number;
  /** Mean over all copies, not rounded; 0 for an empty crypt. */
  readonly average: number;
}

/** The span of groups. */
export interface Groups {
  readonly lowest: number;
  readonly highest: number;
}

/** What the vampires of a crypt cost (docs/rules/decks.md §9.3). */
export function capacity(crypt: CryptCopies): Capacity {
  const cheapestFirst = crypt.toSorted((one, other) => one.card.capacity - other.card.capacity);
  const copies = total(crypt);
  return {
    lowest: sumOf(firstCopies(cheapestFirst, OPENING_CRYPT)),
    highest: sumOf(firstCopies(cheapestFirst.toReversed(), OPENING_CRYPT)),
    average: copies === 0 ? 0 : sumOf(crypt) / copies,
  };
}

/** A vampire of any group goes with all. Undefined where no card has a group (docs/rules/decks.md §9.3). */
export function groups(crypt: CryptCopies): Groups | undefined {
  const found = crypt.flatMap(({ card }) => (card.group === "any" ? [] : [card.group]));
  return found.length === 0 ? undefined : { lowest: Math.min(...found), highest: Math.max(...found) };
}

/** A crypt may have two groups that follow one another. */
export function areWrong(span: Groups | undefined): boolean {
  return span !== undefined && span.highest - span.lowest > 1;
}

/** Copy for copy from the front, without writing them all out: a link may claim any number of copies. */
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
