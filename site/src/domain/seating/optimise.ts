import { type RandomSource, randomBelow, shuffled } from "../random";
import { compareFigures, type Figures, figuresOf } from "./figures";
import { lowerBounds } from "./lower-bounds";
import type { PlayerIndex, Round, Seating } from "./seating";
import { tableSizes } from "./tables";
import { Tally } from "./tally";

/** Where the optimiser is. */
interface Progress {
  /** From 0 to 1. */
  readonly done: number;
  readonly figures: Figures;
}

interface Options {
  /** Rounds at the beginning that are played already and stay as they are. */
  readonly fixed?: number;
  readonly random: RandomSource;
  /** Swaps that are tried at most. */
  readonly swaps?: number;
  readonly onProgress?: (progress: Progress) => void;
}

/** Swaps that are tried: about a second, two above `MANY_PLAYERS`. */
const SWAPS = 400_000;
const MANY_PLAYERS = 40;
/** Shares of the swaps: a search from hot to cold, then others that begin with the best seating, less hot. */
const SEARCHES = [
  { share: 0.4, heat: 600 },
  { share: 0.15, heat: 60 },
  { share: 0.15, heat: 60 },
  { share: 0.15, heat: 60 },
  { share: 0.15, heat: 60 },
] as const;
const COLD = 0.3;

/** Seats the players of each round at tables in random order, for `optimise` to begin with. */
export function seatRandomly(rounds: readonly (readonly PlayerIndex[])[], random: RandomSource): Seating {
  return rounds.map((players) => seatRound(shuffled(players, random)));
}

/** Throws RangeError for numbers of players that do not fill tables of four and five. */
function seatRound(players: readonly PlayerIndex[]): Round {
  const sizes = tableSizes(players.length);
  if (!sizes) throw new RangeError(`${players.length} players do not fill tables of four and five`);
  let first = 0;
  return sizes.map((size) => {
    first += size;
    return players.slice(first - size, first);
  });
}

/**
 * Finds a good seating by the nine rules, in their order, by simulated annealing: players of a round change seats; who
 * plays in which round stays. It ends early when no seating can be better. The same start and random numbers give the
 * same seating.
 */
export function optimise(start: Seating, options: Options): Seating {
  const { fixed = 0, random, swaps = swapsFor(start), onProgress } = options;
  const bounds = lowerBounds(start);
  let best = start;
  let figures = figuresOf(start);
  let done = 0;
  for (const { share, heat } of SEARCHES) {
    if (fixed >= start.length || compareFigures(figures, bounds) <= 0) break;
    const found = anneal(best, fixed, swaps * share, heat, random);
    const foundFigures = figuresOf(found);
    if (compareFigures(foundFigures, figures) < 0) [best, figures] = [found, foundFigures];
    done += share;
    onProgress?.({ done, figures });
  }
  return best;
}

function swapsFor(start: Seating): number {
  return SWAPS * (new Set(start.flat(2)).size > MANY_PLAYERS ? 2 : 1);
}

/** Each rule weighs so much that it is seldom given up for the next ones while the search gets colder. */
function cost(tally: Tally, rounds: number): number {
  const games = rounds * rounds;
  return (
    tally.preyRepeats * 10_080 +
    tally.everyRound * 3000 +
    tally.pointsSpread * games * 1500 +
    tally.tableRepeats * 250 +
    tally.fifthRepeats * 120 +
    tally.otherPositionRepeats * 80 +
    tally.seatRepeats * 30 +
    tally.transfersSpread * games * 3 +
    tally.groupRepeats
  );
}

function anneal(start: Seating, fixed: number, swaps: number, heat: number, random: RandomSource): Seating {
  const tally = new Tally(start);
  const ranges = tally.ranges().slice(fixed);
  let current = cost(tally, start.length);
  let best = current;
  const bestSeated = tally.seated.slice();
  const cooling = (COLD / heat) ** (1 / swaps);
  for (let swap = 0, temperature = heat; swap < swaps; swap++, temperature *= cooling) {
    const { first, size } = ranges[randomBelow(ranges.length, random)] ?? { first: 0, size: 1 };
    const one = first + randomBelow(size, random);
    const other = first + randomBelow(size, random);
    if (one === other) continue;
    tally.swap(one, other);
    const after = cost(tally, start.length);
    if (after > current && random() >= Math.exp((current - after) / temperature) * 2 ** 32) {
      tally.swap(one, other);
      continue;
    }
    current = after;
    if (current >= best) continue;
    best = current;
    bestSeated.set(tally.seated);
  }
  return tally.seating(bestSeated);
}
