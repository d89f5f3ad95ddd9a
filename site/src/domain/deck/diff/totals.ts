import { typeHeading } from "../../card/card-types";
import type { DeckCopies, LibraryCopies } from "../facts/copies";
import { total } from "../facts/copies";
import { capacity } from "../facts/crypt-facts";
import { totalBlood, totalPool } from "../facts/library-facts";

/** Totals of a deck in comparisons. */
export interface DeckTotals {
  readonly crypt: number;
  readonly library: number;
  readonly average: number;
  readonly blood: number;
  readonly pool: number;
}

export function deckTotals({ crypt, library }: DeckCopies): DeckTotals {
  return {
    crypt: total(crypt),
    library: total(library),
    average: hundredths(capacity(crypt).average),
    blood: totalBlood(library).total,
    pool: totalPool(library).total,
  };
}

/** Copies of a library by type heading. */
export function copiesByType(library: LibraryCopies): ReadonlyMap<string, number> {
  const sums = new Map<string, number>();
  for (const { card, copies } of library) {
    const heading = typeHeading(card.types);
    sums.set(heading, (sums.get(heading) ?? 0) + copies);
  }
  return sums;
}

/** Changes of the totals from one deck to another. */
export function totalsBetween(from: DeckTotals, to: DeckTotals): DeckTotals {
  return {
    crypt: to.crypt - from.crypt,
    library: to.library - from.library,
    average: hundredths(to.average - from.average),
    blood: to.blood - from.blood,
    pool: to.pool - from.pool,
  };
}

function hundredths(value: number): number {
  return Math.round(value * 100) / 100;
}
