import type { Figures } from "./figures";
import { type Seating, STARTING_TRANSFERS } from "./seating";

/**
 * Figures that no seating with the tables of this one can be better than, rule by rule (`docs/rules/seating.md` §3).
 * With players who sit out or join later, only what is certain: 0.
 */
export function lowerBounds(seating: Seating): Figures {
  const sizes = seating.map((round) => round.map(({ length }) => length));
  const players = new Set(seating.flat(2)).size;
  const all = sizes.every((tables) => sum(tables) === players);
  if (!all || seating.length < 2) return [0, 0, 0, 0, 0, 0, 0, 0, 0];
  return [
    0,
    sizes.every((tables) => tables.length === 1) ? pairsOf(players) : 0,
    pointsBound(sizes, players),
    tableBound(sizes, players),
    0,
    0,
    0,
    transfersBound(sizes, players),
    0,
  ];
}

/** R3: the games at tables of five are divided as equally as possible. */
function pointsBound(sizes: readonly (readonly number[])[], players: number): number {
  const fives = sum(sizes.flat().filter((size) => size === 5));
  const rest = (fives % players) / players;
  return Math.sqrt(rest * (1 - rest)) / sizes.length;
}

/**
 * R4: the players at a table come from tables of an earlier round; if these are fewer than the players, some met there.
 * And all meetings together are more than there are pairs.
 */
function tableBound(sizes: readonly (readonly number[])[], players: number): number {
  const meetings = sum(sizes.flat().map(pairsOf));
  const repeats = sizes.length - 1;
  const byMeetings = Math.ceil((meetings - pairsOf(players)) / repeats);
  const byTables = sizes.flatMap((tables, round) =>
    sizes.slice(0, round).flatMap((earlier) => tables.map((size) => spreadPairs(size, earlier.length))),
  );
  // A pair that meets in all rounds but one counts once, for every two of its rounds.
  const perPair = Math.max(1, sizes.length > 2 ? pairsOf(repeats) : 1);
  return Math.max(0, byMeetings, Math.ceil(sum(byTables) / perPair));
}

/** The least number of pairs in the same group when players are divided into groups. */
function spreadPairs(players: number, groups: number): number {
  const least = Math.floor(players / groups);
  const larger = players % groups;
  return larger * pairsOf(least + 1) + (groups - larger) * pairsOf(least);
}

const [FIRST, SECOND, THIRD, LATER] = STARTING_TRANSFERS;

/** The first three seats that a player has; the other games are in the fourth and the fifth, each at most once. */
const SEATS = [
  [FIRST, SECOND, THIRD],
  [FIRST, SECOND],
  [FIRST, THIRD],
  [SECOND, THIRD],
  [FIRST],
  [SECOND],
  [THIRD],
  [],
] as const;

interface Games {
  readonly rounds: number;
  readonly players: number;
  /** Of all rounds. */
  readonly tables: number;
}

/**
 * R8: the most equal transfers if everybody sits in different seats (R7 comes first): all ways to divide the seats are
 * compared.
 */
function transfersBound(sizes: readonly (readonly number[])[], players: number): number {
  const rounds = sizes.length;
  const tables = sizes.flat().length;
  const mean = ((FIRST + SECOND + THIRD) * tables + LATER * (players * rounds - 3 * tables)) / players;
  const squares = SEATS.map((seats) => (sum(seats) + LATER * (rounds - seats.length) - mean) ** 2);
  let least = Number.POSITIVE_INFINITY;
  for (const counts of divisions({ rounds, players, tables })) {
    let total = 0;
    for (let kind = 0; kind < counts.length; kind++) total += (counts[kind] ?? 0) * (squares[kind] ?? 0);
    least = Math.min(least, total);
  }
  return Number.isFinite(least) ? Math.sqrt(least / players) / rounds : 0;
}

/** How many players have each of `SEATS`. */
function* divisions({ rounds, players, tables }: Games): Generator<readonly number[]> {
  const most = (seats: number) => (rounds >= seats ? tables : 0);
  for (let all = 0; all <= most(3); all++)
    for (let firstTwo = 0; firstTwo <= tables - all; firstTwo++)
      for (let outer = 0; outer <= tables - all - firstTwo; outer++)
        for (const lastTwo of lastTwos({ rounds, players, tables }, 2 * all + firstTwo + outer)) {
          const ones = [
            tables - all - firstTwo - outer,
            tables - all - firstTwo - lastTwo,
            tables - all - outer - lastTwo,
          ];
          const none = players - all - firstTwo - outer - lastTwo - sum(ones);
          const counts = [all, firstTwo, outer, lastTwo, ...ones, none];
          if (counts.every((count, kind) => count === 0 || (count > 0 && isPossible(kind, rounds))))
            yield counts;
        }
}

/** Whether the fourth and the fifth seat are enough for the other games. */
function isPossible(kind: number, rounds: number): boolean {
  const later = rounds - (SEATS[kind]?.length ?? 0);
  return later >= 0 && later <= 2;
}

/** The players who can have the second and third seat: with three rounds and more, the others determine the number. */
function lastTwos({ rounds, players, tables }: Games, counted: number): readonly number[] {
  if (rounds > 2) return [3 * tables - players - counted];
  return Array.from({ length: tables + 1 }, (_, count) => count);
}

const pairsOf = (players: number) => (players * (players - 1)) / 2;

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
