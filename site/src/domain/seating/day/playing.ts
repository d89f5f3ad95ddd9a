import type { PlayerIndex } from "../seating";
import { fuller, playersByRound, seatChoices, tableSizes } from "../tables";
import { type Day, presentPlayers } from "./day";

type Counts = ReadonlyMap<PlayerIndex, number>;

/**
 * The players of each round that is not played yet (docs/rules/seating.md §6.2). Everybody who is there, except where
 * 6, 7 or 11 take turns at sitting out. undefined: too few players.
 */
export function playingInRounds(day: Day): readonly (readonly PlayerIndex[])[] | undefined {
  const present = presentPlayers(day);
  const rounds = day.count - day.played;
  if (present.length < 4) return undefined;
  if (tableSizes(present.length)) return Array<readonly PlayerIndex[]>(rounds).fill(present);
  if (day.played > 0) return takingTurns(day, present, rounds);
  return playersByRound(present.length, rounds).map((round) =>
    round.flatMap((index) => present.slice(index, index + 1)),
  );
}

/** Who has sat out already sits out last; then who has played most sits out first. */
function takingTurns(day: Day, present: readonly PlayerIndex[], rounds: number) {
  const played = day.rounds.slice(0, day.played);
  const games = countsOf(played.flatMap(({ tables }) => tables.flat()));
  const outs = countsOf(played.flatMap(({ out }) => out));
  const plans = seatChoices(present.length, rounds).map((seats) => {
    const found = withTurns(present, seats, games, outs);
    return { seats, ...found };
  });
  const least = Math.min(...plans.map(({ spread }) => spread));
  const wanted = plans.some(({ spread }) => spread === 0) ? 0 : Math.max(1, least);
  const fair = plans.filter(({ spread }) => spread <= wanted);
  const best = fair.map(({ seats }) => seats).reduce(fuller);
  return fair.find(({ seats }) => seats === best)?.playing;
}

function withTurns(present: readonly PlayerIndex[], seats: readonly number[], games: Counts, outs: Counts) {
  const gamesOf = new Map(present.map((player) => [player, games.get(player) ?? 0]));
  const outsOf = new Map(present.map((player) => [player, outs.get(player) ?? 0]));
  const order = (one: PlayerIndex, other: PlayerIndex) =>
    (outsOf.get(one) ?? 0) - (outsOf.get(other) ?? 0) ||
    (gamesOf.get(other) ?? 0) - (gamesOf.get(one) ?? 0) ||
    one - other;
  const playing = seats.map((count) => {
    const resting = new Set(present.toSorted(order).slice(0, present.length - count));
    for (const player of present) {
      const counted = resting.has(player) ? outsOf : gamesOf;
      counted.set(player, (counted.get(player) ?? 0) + 1);
    }
    return present.filter((player) => !resting.has(player));
  });
  const all = [...outsOf.values()];
  return { playing, spread: Math.max(...all) - Math.min(...all) };
}

function countsOf(players: readonly PlayerIndex[]): Counts {
  const counts = new Map<PlayerIndex, number>();
  for (const player of players) counts.set(player, (counts.get(player) ?? 0) + 1);
  return counts;
}
