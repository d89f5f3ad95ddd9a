import { binomial } from "./binomial";

/** Cards of the opening hand. */
export const OPENING_HAND = 7;

/** Cards drawn from a pool (crypt or library) with some copies of one card. */
export interface Draw {
  readonly pool: number;
  readonly drawn: number;
  readonly copies: number;
}

/**
 * Probability to draw at least `wanted` copies (docs/rules/decks.md §9.7). Combinations are counted as integers and
 * divided once, so no precision is lost. Drawing more than the pool has draws all of it.
 */
export function chanceToDraw(wanted: number, { pool, drawn, copies }: Draw): number {
  const hand = Math.min(drawn, pool);
  let ways = 0n;
  for (let found = Math.max(wanted, 0); found <= Math.min(hand, copies); found++) {
    ways += binomial(copies, found) * binomial(pool - copies, hand - found);
  }
  return Number(ways) / Number(binomial(pool, hand));
}
