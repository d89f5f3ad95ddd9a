import { binomial } from "./binomial";

/** Cards of a player's first hand. */
export const OPENING_HAND = 7;

/** Some cards are drawn from a pool (crypt or library) that holds copies of one card. */
export interface Draw {
  readonly pool: number;
  readonly drawn: number;
  readonly copies: number;
}

/**
 * Chance to draw at least `wanted` copies (docs/rules/decks.md §9.7). Ways are counted as whole numbers and divided
 * once, so nothing is lost on the way. Drawing more than the pool holds draws it all.
 */
export function chanceToDraw(wanted: number, { pool, drawn, copies }: Draw): number {
  const hand = Math.min(drawn, pool);
  let ways = 0n;
  for (let found = Math.max(wanted, 0); found <= Math.min(hand, copies); found++) {
    ways += binomial(copies, found) * binomial(pool - copies, hand - found);
  }
  return Number(ways) / Number(binomial(pool, hand));
}
