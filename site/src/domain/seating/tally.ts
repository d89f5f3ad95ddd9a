import { type Seating, STARTING_TRANSFERS } from "./seating";

/** A table: where its seats begin in `seated`, and its size. */
interface SeatRange {
  readonly first: number;
  readonly size: number;
}

/** How much a value differs between players, in whole numbers, so that no rounding adds up. */
interface Spread {
  readonly values: Int32Array;
  sum: number;
  squares: number;
}

/**
 * The figures of a seating, updated while players change seats: the cost of a swap does not depend on the number of
 * players. The same rules as in `figuresOf`, the plain form that tests compare this one with.
 */
export class Tally {
  /** The player at each seat of all rounds, table by table. */
  readonly seated: Int16Array;
  readonly #rounds: readonly (readonly SeatRange[])[];
  /** The table of each seat. */
  readonly #tableOf: readonly SeatRange[];
  readonly #players: number;
  /** Players with a game. */
  readonly #playing: number;
  /** Games after which two players have met in every round. */
  readonly #all: number;
  /** The least common multiple of the numbers of games, and its quotient by the games of each player. */
  readonly #unit: number;
  readonly #share: Int32Array;
  readonly #prey: Uint8Array;
  readonly #grandPrey: Uint8Array;
  readonly #across: Uint8Array;
  readonly #near: Uint8Array;
  readonly #far: Uint8Array;
  readonly #shared: Uint8Array;
  readonly #seats: Uint8Array;
  readonly #points: Spread;
  readonly #transfers: Spread;
  preyRepeats = 0;
  everyRound = 0;
  tableRepeats = 0;
  fifthRepeats = 0;
  otherPositionRepeats = 0;
  seatRepeats = 0;
  groupRepeats = 0;

  constructor(seating: Seating) {
    const tables = seating.flat();
    const players = Math.max(...tables.flat()) + 1;
    this.#players = players;
    this.#all = seating.length < 2 ? Number.POSITIVE_INFINITY : seating.length;
    let first = 0;
    this.#rounds = seating.map((round) =>
      round.map(({ length: size }) => {
        first += size;
        return { first: first - size, size };
      }),
    );
    this.#tableOf = this.#rounds.flat().flatMap((table) => Array<SeatRange>(table.size).fill(table));
    this.seated = Int16Array.from(tables.flat());
    const games = new Uint8Array(players);
    for (const player of this.seated) games[player] = (games[player] ?? 0) + 1;
    this.#playing = new Set(this.seated).size;
    this.#unit = [...new Set(games)].filter((count) => count > 0).reduce(commonMultiple, 1);
    this.#share = Int32Array.from(games, (count) => (count > 0 ? this.#unit / count : 0));
    const pairs = players * players;
    this.#prey = new Uint8Array(pairs);
    this.#grandPrey = new Uint8Array(pairs);
    this.#across = new Uint8Array(pairs);
    this.#near = new Uint8Array(pairs);
    this.#far = new Uint8Array(pairs);
    this.#shared = new Uint8Array(pairs);
    this.#seats = new Uint8Array(players * STARTING_TRANSFERS.length);
    this.#points = { values: new Int32Array(players), sum: 0, squares: 0 };
    this.#transfers = { values: new Int32Array(players), sum: 0, squares: 0 };
    for (const table of this.#rounds.flat()) this.#count(table, 1);
  }

  /** Sum over the players of the squared deviation of available points per game: R3, squared, times the players. */
  get pointsSpread(): number {
    return this.#sumOfSquares(this.#points);
  }

  /** The same for starting transfers: R8. */
  get transfersSpread(): number {
    return this.#sumOfSquares(this.#transfers);
  }

  #sumOfSquares({ squares, sum }: Spread): number {
    return (squares * this.#playing - sum * sum) / (this.#playing * this.#unit * this.#unit);
  }

  /** First seat and number of seats of each round. */
  ranges(): readonly SeatRange[] {
    return this.#rounds.map((tables) => ({
      first: tables[0]?.first ?? 0,
      size: tables.reduce((seats, { size }) => seats + size, 0),
    }));
  }

  /** Swaps the players of two seats of one round. A second call undoes the first. */
  swap(one: number, other: number): void {
    const { seated } = this;
    const table = this.#tableOf[one] as SeatRange;
    const second = this.#tableOf[other] as SeatRange;
    this.#count(table, -1);
    if (second !== table) this.#count(second, -1);
    const player = seated[one] as number;
    seated[one] = seated[other] as number;
    seated[other] = player;
    this.#count(table, 1);
    if (second !== table) this.#count(second, 1);
  }

  /** The tables with other players at the seats. */
  seating(seated: Int16Array): Seating {
    return this.#rounds.map((tables) =>
      tables.map(({ first, size }) => Array.from(seated.subarray(first, first + size))),
    );
  }

  #count({ first, size }: SeatRange, step: 1 | -1): void {
    const { seated } = this;
    for (let seat = 0; seat < size; seat++) {
      const player = seated[first + seat] as number;
      this.#countSeat(player, seat, size, step);
      const next = seated[first + ((seat + 1) % size)] as number;
      this.#countPrey(player, next, step);
      if (size === 5) this.#countGrandPrey(player, seated[first + ((seat + 2) % 5)] as number, step);
      else if (seat < 2) this.#countAcross(player, seated[first + seat + 2] as number, step);
    }
  }

  #countSeat(player: number, seat: number, size: number, step: 1 | -1): void {
    const at = player * 5 + seat;
    const repeated = bump(this.#seats, at, step, 2);
    this.seatRepeats += repeated;
    if (seat === 4) this.fifthRepeats += repeated;
    const share = (this.#share[player] as number) * step;
    spread(this.#points, player, size * share);
    spread(this.#transfers, player, (STARTING_TRANSFERS[seat] as number) * share);
  }

  #countPrey(player: number, prey: number, step: 1 | -1): void {
    this.preyRepeats += bump(this.#prey, player * this.#players + prey, step, 2);
    this.#countPair(this.#near, player, prey, step);
  }

  #countGrandPrey(player: number, other: number, step: 1 | -1): void {
    this.otherPositionRepeats += bump(this.#grandPrey, player * this.#players + other, step, 2);
    this.#countPair(this.#far, player, other, step);
  }

  #countAcross(player: number, other: number, step: 1 | -1): void {
    const pair = player < other ? player * this.#players + other : other * this.#players + player;
    this.otherPositionRepeats += bump(this.#across, pair, step, 2);
    this.#countPair(this.#far, player, other, step);
  }

  #countPair(group: Uint8Array, player: number, other: number, step: 1 | -1): void {
    const pair = player < other ? player * this.#players + other : other * this.#players + player;
    this.groupRepeats += bump(group, pair, step, 2);
    this.tableRepeats += bump(this.#shared, pair, step, 2);
    const meetings = this.#shared[pair] as number;
    const before = meetings - step;
    if (meetings >= this.#all !== before >= this.#all) this.everyRound += step;
  }
}

/** Changes a count; returns 1 if it has reached the limit, -1 if it has left it, otherwise 0. */
function bump(counts: Uint8Array, at: number, step: 1 | -1, limit: number): number {
  const count = (counts[at] as number) + step;
  counts[at] = count;
  if (step === 1) return count === limit ? 1 : 0;
  return count === limit - 1 ? -1 : 0;
}

function spread(it: Spread, player: number, change: number): void {
  const before = it.values[player] as number;
  const after = before + change;
  it.values[player] = after;
  it.sum += change;
  it.squares += after * after - before * before;
}

function commonMultiple(one: number, other: number): number {
  return (one / commonDivisor(one, other)) * other;
}

function commonDivisor(one: number, other: number): number {
  return other === 0 ? one : commonDivisor(other, one % other);
}
