import type { PlayerIndex } from "../seating";
import type { Day } from "./day";
import { isComplete } from "./points";

export interface Standing {
  readonly player: PlayerIndex;
  readonly games: number;
  readonly wins: number;
  readonly points: number;
  /** Tournament points. */
  readonly tournamentPoints: number;
  /** From 1; players who are equal in everything share it. */
  readonly place: number;
}

type Score = Omit<Standing, "place">;

/** Tournament points by rank at a table of so many players. */
const TABLE_POINTS: Readonly<Record<number, readonly number[]>> = {
  4: [60, 48, 24, 12],
  5: [60, 48, 36, 24, 12],
};

/** Victory points that a game win takes at least. */
const WIN = 2;

/**
 * The players by game wins, victory points and tournament points; lots decide the order of equal ones, not their place
 * (docs/rules/seating.md §7.3). Tables without complete points count nothing.
 */
export function standingsOf(day: Day): readonly Standing[] {
  const scores = new Map<PlayerIndex, Score>();
  for (const { tables, points } of day.rounds.slice(0, day.played))
    for (const [index, table] of tables.entries()) {
      const entered = points[index] ?? [];
      for (const [seat, player] of table.entries()) {
        const before = scores.get(player) ?? { player, games: 0, wins: 0, points: 0, tournamentPoints: 0 };
        scores.set(player, isComplete(entered) ? withGame(before, entered, seat) : before);
      }
    }
  const lot = new Map(day.lots.map((player, index) => [player, index]));
  const drawn = ({ player }: Score) => lot.get(player) ?? day.players.length;
  const sorted = [...scores.values()].sort(
    (one, other) => compareScores(one, other) || drawn(one) - drawn(other) || one.player - other.player,
  );
  return sorted.map((score) => ({
    ...score,
    place: 1 + sorted.findIndex((it) => compareScores(it, score) === 0),
  }));
}

/** Negative if the first one is better. */
export function compareScores(one: Score, other: Score): number {
  return other.wins - one.wins || other.points - one.points || other.tournamentPoints - one.tournamentPoints;
}

function withGame(before: Score, points: readonly number[], seat: number): Score {
  const own = points[seat] ?? 0;
  return {
    player: before.player,
    games: before.games + 1,
    wins: before.wins + (isWin(points, seat) ? 1 : 0),
    points: before.points + own,
    tournamentPoints: before.tournamentPoints + tournamentPoints(points, seat),
  };
}

/** docs/rules/seating.md §7.2 */
export function isWin(points: readonly number[], seat: number): boolean {
  const own = points[seat] ?? 0;
  return own >= WIN && points.every((it, other) => other === seat || it < own);
}

/** Players with equal points share those of their ranks. */
export function tournamentPoints(points: readonly number[], seat: number): number {
  const own = points[seat] ?? 0;
  const better = points.filter((it) => it > own).length;
  const equal = points.filter((it) => it === own).length;
  const shared = (TABLE_POINTS[points.length] ?? []).slice(better, better + equal);
  return shared.reduce((all, it) => all + it, 0) / equal;
}
