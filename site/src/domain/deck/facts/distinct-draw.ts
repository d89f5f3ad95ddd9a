import { binomial } from "./binomial";
import { OPENING_CRYPT } from "./crypt-facts";

/**
 * Probabilities that the opening draw of a crypt has 0, 1, 2 … different vampires, by that number
 * (docs/rules/decks.md §9.7). `copies` has the copies of each vampire.
 */
export function distinctDraw(copies: readonly number[], drawn = OPENING_CRYPT): readonly number[] {
  const crypt = copies.reduce((sum, each) => sum + each, 0);
  const hand = Math.min(drawn, crypt);
  // ways[cards][different]: number of draws of so many cards with so many different ones, from the vampires so far.
  let ways = table(hand);
  row(ways, 0)[0] = 1n;
  for (const each of copies) ways = withVampire(ways, each, hand);
  const all = Number(binomial(crypt, hand));
  const max = Math.min(hand, copies.filter((each) => each > 0).length);
  return row(ways, hand)
    .slice(0, max + 1)
    .map((count) => Number(count) / all);
}

type Ways = readonly bigint[][];

function withVampire(ways: Ways, copies: number, hand: number): Ways {
  const next = table(hand);
  for (let cards = 0; cards <= hand; cards++) {
    for (let own = 0; own <= Math.min(copies, hand - cards); own++) {
      const choices = binomial(copies, own);
      const target = row(next, cards + own);
      row(ways, cards).forEach((count, different) => {
        const now = different + (own > 0 ? 1 : 0);
        if (now <= hand) target[now] = (target[now] ?? 0n) + count * choices;
      });
    }
  }
  return next;
}

function table(hand: number): Ways {
  return Array.from({ length: hand + 1 }, () => new Array<bigint>(hand + 1).fill(0n));
}

function row(ways: Ways, cards: number): bigint[] {
  return ways[cards] ?? [];
}
