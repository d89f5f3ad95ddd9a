import type { Day } from "../../../domain/seating/day/day";
import { nameOf } from "../../../domain/seating/day/day";
import type { PlayerIndex } from "../../../domain/seating/seating";

/** Names in the order of the players: "Anna, Ben". */
export function joinNames(day: Day, players: readonly PlayerIndex[]): string {
  return players.map((player) => nameOf(day, player)).join(", ");
}

/** Rounds from 0 as people count them: "1, 3". */
export function joinRounds(rounds: readonly number[]): string {
  return rounds.map((round) => round + 1).join(", ");
}
