import type { PlayerIndex, Seating } from "../seating";
import { type Day, presentPlayers, roundOf } from "./day";
import { playingInRounds } from "./playing";

/** What is to be seated. */
export interface SeatingTask {
  /** The rounds that are played. */
  readonly fixed: Seating;
  /** The players of each other round. */
  readonly playing: readonly (readonly PlayerIndex[])[];
  /** Where the search begins; otherwise at random. */
  readonly start?: Seating;
  readonly seed: string;
}

/** undefined: too few players, or no round is left. */
export function seatingTask(day: Day, seed: string): SeatingTask | undefined {
  const playing = playingInRounds(day);
  if (!playing || playing.length === 0) return undefined;
  return { fixed: seatingOf(day).slice(0, day.played), playing, seed };
}

/** A longer search from the seats that there are. undefined as in `seatingTask`, or when rounds are not seated. */
export function furtherTask(day: Day, seed: string): SeatingTask | undefined {
  const task = seatingTask(day, seed);
  return task && roundsToSeat(day).length === 0 ? { ...task, start: seatingOf(day) } : undefined;
}

/** The tables of all rounds that are seated. */
export function seatingOf({ rounds }: Day): Seating {
  return rounds.map(({ tables }) => tables);
}

/** The day with the seats that were found; what is played stays as it is. */
export function withSeating(day: Day, seating: Seating): Day {
  const present = presentPlayers(day);
  const rounds = seating.slice(day.played).map((tables) => {
    const seated = new Set(tables.flat());
    return roundOf(
      tables,
      present.filter((player) => !seated.has(player)),
    );
  });
  return { ...day, rounds: [...day.rounds.slice(0, day.played), ...rounds] };
}

/**
 * The rounds, from 0, that are not seated, or not with the players who are there now (docs/rules/seating.md §6.2).
 */
export function roundsToSeat(day: Day): readonly number[] {
  const present = presentPlayers(day).join();
  return Array.from({ length: day.count - day.played }, (_, index) => day.played + index).filter((index) => {
    const round = day.rounds[index];
    const planned = round && [...round.tables.flat(), ...round.out].toSorted((a, b) => a - b);
    return planned?.join() !== present;
  });
}
