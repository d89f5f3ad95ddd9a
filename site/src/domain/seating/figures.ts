import { type PlayerIndex, type Seating, STARTING_TRANSFERS } from "./seating";

/**
 * How well a seating meets each of the nine rules of the VEKN (R1 to R9), 0 at best: repeats for most of them, standard
 * deviations for R3 and R8.
 */
export type Figures = readonly [number, number, number, number, number, number, number, number, number];

/** Two players; of a relation that has a direction, the first one is the predator or grand-predator. */
export type Pair = readonly [PlayerIndex, PlayerIndex];

/** Who and what a seating repeats. */
export interface Repeats {
  /** R1: pairs with the same predator and prey again. */
  readonly prey: readonly Pair[];
  /** R2: pairs that share a table in every round. */
  readonly everyRound: readonly Pair[];
  /** R4: pairs that share a table again. */
  readonly table: readonly Pair[];
  /** R5: players who are fifth again. */
  readonly fifthSeat: readonly PlayerIndex[];
  /** R6: pairs in the same relative position again; those of R1 are among them. */
  readonly position: readonly Pair[];
  /** R7: players in the same seat again, with its index. */
  readonly seat: readonly (readonly [PlayerIndex, number])[];
  /** R9: pairs that are neighbors again, or not neighbors again. */
  readonly group: readonly Pair[];
}

/** Finds all that a seating repeats (`docs/rules/seating.md` §2). */
export function repeatsOf(seating: Seating): Repeats {
  const prey = new Counts();
  const grandPrey = new Counts();
  const across = new Counts();
  const near = new Counts();
  const far = new Counts();
  const shared = new Counts();
  const seats = new Counts();
  for (const table of seating.flat())
    for (const [seat, player] of table.entries()) {
      seats.add([player, seat]);
      for (let distance = 1; distance < table.length; distance++) {
        const other = table[(seat + distance) % table.length] ?? player;
        const isNear = distance === 1 || distance === table.length - 1;
        if (distance === 1) prey.add([player, other]);
        if (distance === 2 && table.length === 5) grandPrey.add([player, other]);
        if (player > other) continue;
        shared.add([player, other]);
        (isNear ? near : far).add([player, other]);
        if (!isNear && table.length === 4) across.add([player, other]);
      }
    }
  return {
    prey: prey.atLeast(2),
    everyRound: seating.length < 2 ? [] : shared.atLeast(seating.length),
    table: shared.atLeast(2),
    fifthSeat: seats.atLeast(2).flatMap(([player, seat]) => (seat === 4 ? [player] : [])),
    position: [...prey.atLeast(2), ...grandPrey.atLeast(2), ...across.atLeast(2)],
    seat: seats.atLeast(2),
    group: [...near.atLeast(2), ...far.atLeast(2)],
  };
}

/** The nine figures of a seating, as Archon computes them. */
export function figuresOf(seating: Seating): Figures {
  const repeats = repeatsOf(seating);
  return [
    repeats.prey.length,
    repeats.everyRound.length,
    deviation(seating, (_, table) => table.length),
    repeats.table.length,
    repeats.fifthSeat.length,
    repeats.position.length,
    repeats.seat.length,
    deviation(seating, (seat) => STARTING_TRANSFERS[seat] ?? 0),
    repeats.group.length,
  ];
}

/** Figures that differ by less are equal: standard deviations are rounded. */
const ROUNDING = 1e-9;

/** Negative if the first seating is better: the first rule in which they differ decides. */
export function compareFigures(one: Figures, other: Figures): number {
  return one.map((figure, rule) => figure - (other[rule] ?? 0)).find((it) => Math.abs(it) > ROUNDING) ?? 0;
}

/** Standard deviation, over the players, of the mean of a value over their games. */
function deviation(seating: Seating, value: (seat: number, table: readonly PlayerIndex[]) => number): number {
  const totals = new Map<PlayerIndex, { games: number; sum: number }>();
  for (const table of seating.flat())
    for (const [seat, player] of table.entries()) {
      const { games, sum } = totals.get(player) ?? { games: 0, sum: 0 };
      totals.set(player, { games: games + 1, sum: sum + value(seat, table) });
    }
  const means = [...totals.values()].map(({ games, sum }) => sum / games);
  const mean = means.reduce((total, it) => total + it, 0) / means.length;
  return Math.sqrt(means.reduce((total, it) => total + (it - mean) ** 2, 0) / means.length);
}

/** Counts pairs of numbers. */
class Counts {
  readonly #counts = new Map<string, { pair: Pair; count: number }>();

  add(pair: Pair): void {
    const counted = this.#counts.get(pair.join());
    if (counted) counted.count += 1;
    else this.#counts.set(pair.join(), { pair, count: 1 });
  }

  atLeast(count: number): readonly Pair[] {
    return [...this.#counts.values()].flatMap((it) => (it.count >= count ? [it.pair] : []));
  }
}
