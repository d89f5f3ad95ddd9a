import fc from "fast-check";
import { seededSource } from "../../random";
import { seatRandomly } from "../optimise";
import { type Day, newDay } from "./day";
import { readNames } from "./names";
import { seatingTask, withSeating } from "./plan";
import { withLatecomers, withPresence, withRoundPlayed } from "./roster";

/** Players "P1", "P2", … */
export function players(count: number, first = 1) {
  return readNames(Array.from({ length: count }, (_, index) => `P${first + index}`).join("\n")).players;
}

/** Seats the rounds to come at random. */
export function seated(day: Day, seed = "a"): Day {
  const task = seatingTask(day, seed);
  if (!task) return day;
  return withSeating(day, [...task.fixed, ...seatRandomly(task.playing, seededSource(seed))]);
}

/** A day of so many players, seated at random. */
export function seatedDay(count: number, rounds: number, seed = "a"): Day {
  return seated(newDay(players(count), rounds), seed);
}

/** What happens before a round: who leaves or comes back, by position, and how many come. */
interface Change {
  readonly toggled: readonly number[];
  readonly late: number;
}

/** Plays the rounds one after the other, with the changes before each but the first. */
export function playedDay(count: number, changes: readonly Change[], seed: string): Day {
  let day = seatedDay(count, changes.length + 1, seed);
  for (const { toggled, late } of changes) {
    day = withRoundPlayed(day);
    for (const position of toggled) {
      const player = position % day.players.length;
      day = withPresence(day, player, !day.players[player]?.here);
    }
    day = withLatecomers(day, players(late, day.players.length + 1));
    day = seated(day, seed);
  }
  return day;
}

export const anyChanges = fc.array(
  fc.record({ toggled: fc.array(fc.nat(40), { maxLength: 4 }), late: fc.nat(3) }),
  { maxLength: 3 },
);

export const anyDay: fc.Arbitrary<Day> = fc
  .tuple(fc.integer({ min: 4, max: 30 }), anyChanges, fc.string())
  .map(([count, changes, seed]) => playedDay(count, changes, seed));
