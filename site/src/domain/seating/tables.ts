import type { PlayerIndex } from "./seating";

/** Sizes of the tables of a round: fives and fours, as many fives as possible. Undefined for 1, 2, 3, 6, 7 and 11. */
export function tableSizes(seats: number): readonly number[] | undefined {
  const fours = (5 - (seats % 5)) % 5;
  const fives = (seats - 4 * fours) / 5;
  if (fives < 0) return undefined;
  return [...Array<number>(fives).fill(5), ...Array<number>(fours).fill(4)];
}

/** Seats of each three rounds that give 6, 7 or 11 players two games each. */
const SITTING_OUT: Readonly<Record<number, readonly number[]>> = {
  6: [4, 4, 4],
  7: [5, 5, 4],
  11: [9, 9, 4],
};

/**
 * Seats of each round. 6, 7 and 11 players cannot all play in a round: they play equally often over all rounds if
 * tables of four and five allow it, otherwise as often as possible, and nobody plays two games more than another.
 */
export function seatsByRound(players: number, rounds: number): readonly number[] {
  const pattern = SITTING_OUT[players];
  if (!pattern) return Array<number>(rounds).fill(players);
  if (rounds % pattern.length === 0)
    return Array.from({ length: rounds }, (_, round) => pattern[round % pattern.length] ?? players);
  const choices = seatChoices(players, rounds);
  const equal = choices.filter((seats) => sum(seats) % players === 0);
  return (equal.length > 0 ? equal : choices).reduce(fuller);
}

/** All numbers of seats that the rounds can have, each in descending order. */
export function seatChoices(players: number, rounds: number): readonly (readonly number[])[] {
  const possible = Array.from({ length: players }, (_, index) => players - index).filter(tableSizes);
  let choices: readonly (readonly number[])[] = [[]];
  for (let round = 0; round < rounds; round++)
    choices = choices.flatMap((seats) =>
      possible.filter((count) => count <= (seats.at(-1) ?? players)).map((count) => [...seats, count]),
    );
  return choices;
}

/** More games are better, then rounds of a more equal size. */
export function fuller(best: readonly number[], other: readonly number[]): readonly number[] {
  if (sum(best) !== sum(other)) return sum(best) > sum(other) ? best : other;
  return (best.at(-1) ?? 0) >= (other.at(-1) ?? 0) ? best : other;
}

const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);

/** The players of each round: those who sit out take turns. */
export function playersByRound(players: number, rounds: number): readonly (readonly PlayerIndex[])[] {
  const all = Array.from({ length: players }, (_, player) => player);
  let first = 0;
  return seatsByRound(players, rounds).map((seats) => {
    const outs = new Set(Array.from({ length: players - seats }, (_, index) => (first + index) % players));
    first += outs.size;
    return all.filter((player) => !outs.has(player));
  });
}
