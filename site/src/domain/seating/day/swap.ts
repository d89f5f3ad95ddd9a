import { compareFigures, type Figures, figuresOf } from "../figures";
import type { PlayerIndex, Seating, Table } from "../seating";
import { Tally } from "../tally";
import type { Day } from "./day";
import { seatingOf } from "./plan";

/** Two players of a round that is not played exchange their seats. */
export function withSwap(day: Day, round: number, one: PlayerIndex, other: PlayerIndex): Day {
  const swapped = (player: PlayerIndex) => (player === one ? other : player === other ? one : player);
  return withTables(day, round, (table) => table.map(swapped));
}

/** The best order of one table, the rest unchanged; the same day if it cannot be better. */
export function withBestOrder(day: Day, round: number, table: number): Day {
  const found = bestOrder(seatingOf(day), round, table);
  return found ? withTables(day, round, (it, index) => (index === table ? found : it)) : day;
}

function withTables(day: Day, round: number, change: (table: Table, index: number) => Table): Day {
  if (round < day.played) return day;
  const rounds = day.rounds.map((it, index) =>
    index === round ? { ...it, tables: it.tables.map(change) } : it,
  );
  return { ...day, rounds };
}

/** Tries all orders; undefined when the present one is among the best. */
function bestOrder(seating: Seating, round: number, table: number): Table | undefined {
  const players = seating[round]?.[table];
  if (!players) return undefined;
  const tally = new Tally(seating);
  const first = firstSeat(seating, round, table);
  const playing = new Set(seating.flat(2)).size;
  let best = figuresOf(seating);
  let found: Table | undefined;
  for (const [one, other] of exchanges(players.length)) {
    tally.swap(first + one, first + other);
    const figures = figuresOfTally(tally, playing);
    if (compareFigures(figures, best) >= 0) continue;
    best = figures;
    found = Array.from(tally.seated.subarray(first, first + players.length));
  }
  return found;
}

function firstSeat(seating: Seating, round: number, table: number): number {
  const before = [...seating.slice(0, round).flat(), ...(seating[round] ?? []).slice(0, table)];
  return before.reduce((seats, { length }) => seats + length, 0);
}

/** Exchanges of two places that lead through all orders, one after the other (Heap's algorithm). */
function* exchanges(size: number): Generator<readonly [number, number]> {
  const counters = Array<number>(size).fill(0);
  for (let at = 1; at < size; ) {
    const counter = counters[at] ?? 0;
    if (counter < at) {
      yield [at % 2 === 0 ? 0 : counter, at];
      counters[at] = counter + 1;
      at = 1;
    } else {
      counters[at] = 0;
      at += 1;
    }
  }
}

function figuresOfTally(tally: Tally, players: number): Figures {
  const deviation = (spread: number) => Math.sqrt(Math.max(0, spread / players));
  return [
    tally.preyRepeats,
    tally.everyRound,
    deviation(tally.pointsSpread),
    tally.tableRepeats,
    tally.fifthRepeats,
    tally.preyRepeats + tally.otherPositionRepeats,
    tally.seatRepeats,
    deviation(tally.transfersSpread),
    tally.groupRepeats,
  ];
}
