import type { Archive, Dictionary } from "../archive";
import { countedPlayers } from "./counted-players";
import { cappedWeights } from "./country-cap";
import { withoutRepeats } from "./repeated-wins";

/** What a win weighs: the root of its players, the same as any other, or its players. */
export const WEIGHTS = ["root", "equal", "players"] as const;
export type Weight = (typeof WEIGHTS)[number];

/** How the reader wants wins to be counted. */
export interface Weighing {
  readonly weight: Weight;
  /** No country has more than 15 % of the sum, or than an equal part. */
  readonly capped: boolean;
  /** Wins of one player with nearly the same deck count once. */
  readonly joined: boolean;
}

/** Decks with their weights. */
export interface Weighed {
  /** Newest first. */
  readonly decks: readonly number[];
  /** The same with repeated wins, which count for what was played and who won. */
  readonly all: readonly number[];
  /** By deck of the archive; decks that do not count weigh 0. */
  readonly weights: Float64Array;
  readonly total: number;
  /** Effective number of decks, (Σw)² ÷ Σw²: with unequal weights fewer than there are. */
  readonly effective: number;
}

const ROOT: Readonly<Record<Weight, (players: number) => number>> = {
  root: Math.sqrt,
  equal: () => 1,
  players: (players) => players,
};

/** Weighs decks (docs/rules/archives.md §10.2). */
export function weigh(archive: Archive, decks: readonly number[], weighing: Weighing): Weighed {
  const players = countedPlayers(archive);
  const counted = weighing.joined ? withoutRepeats(archive, decks) : decks;
  const weights = new Float64Array(archive.table.count);
  for (const deck of counted) weights[deck] = ROOT[weighing.weight](players[deck] ?? 1);
  if (weighing.capped) capCountries(archive.countries, counted, weights);
  return summed(counted, weights, decks);
}

/** The sums of weights that are known. */
export function summed(
  decks: readonly number[],
  weights: Float64Array,
  all: readonly number[] = decks,
): Weighed {
  let [total, squares] = [0, 0];
  for (const deck of decks) {
    const weight = weights[deck] ?? 0;
    total += weight;
    squares += weight * weight;
  }
  return { decks, all, weights, total, effective: squares === 0 ? 0 : (total * total) / squares };
}

function capCountries({ words, of }: Dictionary, decks: readonly number[], weights: Float64Array): void {
  const sums = words.map(() => 0);
  for (const deck of decks) {
    const country = of[deck] ?? -1;
    if (country in sums) sums[country] = (sums[country] ?? 0) + (weights[deck] ?? 0);
  }
  const capped = cappedWeights(sums);
  for (const deck of decks) {
    const country = of[deck] ?? -1;
    const sum = sums[country] ?? 0;
    if (sum > 0) weights[deck] = ((weights[deck] ?? 0) * (capped[country] ?? 0)) / sum;
  }
}
