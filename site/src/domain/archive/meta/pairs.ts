import type { Steps } from "../steps";
import type { Weighed } from "./weighed";

/** Two things that decks play together. */
export interface Pair {
  readonly one: number;
  readonly other: number;
  readonly decks: number;
  /** Share of the decks with both. */
  readonly share: number;
  /** How many times more often than by chance: share of both ÷ product of the single shares. */
  readonly lift: number;
}

/** Writes the numbers, below `things`, of what a deck plays into `into`, and returns how many they are. */
export type ReadThings = (deck: number, into: Uint16Array) => number;

/** Number of decks per step, and of things whose pairs are listed in one. */
const STEP = 200;
const ROWS = 60;

/** All pairs in at least `minDecks` decks, the highest lift first; `nameOf` gives things other numbers in the result. */
export function* pairsInSteps(
  things: number,
  { decks, weights, total }: Weighed,
  read: ReadThings,
  minDecks: number,
  nameOf: (number: number) => number = (number) => number,
): Steps<readonly Pair[]> {
  const single = new Float64Array(things);
  const both = new Float64Array(things * things);
  const counts = new Uint16Array(things * things);
  const held = new Uint16Array(things);
  for (let index = 0; index < decks.length; index++) {
    if (index % STEP === 0) yield;
    const deck = decks[index] ?? 0;
    const weight = weights[deck] ?? 0;
    const count = read(deck, held);
    for (let first = 0; first < count; first++) {
      const one = held[first] ?? 0;
      single[one] = (single[one] ?? 0) + weight;
      const row = one * things;
      for (let second = first + 1; second < count; second++) {
        const at = row + (held[second] ?? 0);
        both[at] = (both[at] ?? 0) + weight;
        counts[at] = (counts[at] ?? 0) + 1;
      }
    }
  }
  const pairs: Pair[] = [];
  for (let one = 0; one < things; one++) {
    if (one % ROWS === 0) yield;
    for (let other = one + 1; other < things; other++) {
      // A deck may name the two in either order.
      const [there, back] = [one * things + other, other * things + one];
      const found = (counts[there] ?? 0) + (counts[back] ?? 0);
      if (found === 0 || found < minDecks) continue;
      const weight = (both[there] ?? 0) + (both[back] ?? 0);
      const lift = (weight * total) / ((single[one] ?? 0) * (single[other] ?? 0));
      pairs.push({ one: nameOf(one), other: nameOf(other), decks: found, share: weight / total, lift });
    }
  }
  yield;
  // Sorting is stable: equal ones stay in the order of their numbers.
  return pairs.sort((a, b) => b.lift - a.lift);
}
