import { type RandomSource, shuffled } from "../../random";
import type { PlayerIndex } from "../seating";
import type { Day, Final, Points } from "./day";
import { isComplete } from "./points";
import { compareScores, type Standing, standingsOf } from "./standings";

export const FINALISTS = 5;

/** The best five who are still there, the top seed first (docs/rules/seating.md §7.4). */
export function seedsOf(day: Day): readonly Standing[] {
  return candidates(day).slice(0, FINALISTS);
}

function candidates(day: Day): readonly Standing[] {
  return standingsOf(day).filter(({ player }) => day.players[player]?.here === true);
}

/** Groups of equal players of whom some are among the best five, before lots are drawn. */
export function tiesForFinal(day: Day): readonly (readonly PlayerIndex[])[] {
  const drawn = new Set(day.lots);
  const all = candidates(day);
  const groups = new Map<number, PlayerIndex[]>();
  const [first] = all;
  if (!first) return [];
  const fifth = all[FINALISTS - 1] ?? all.at(-1) ?? first;
  for (const it of all) {
    if (compareScores(it, fifth) > 0) continue;
    groups.set(it.place, [...(groups.get(it.place) ?? []), it.player]);
  }
  return [...groups.values()].filter(
    (players) => players.length > 1 && players.some((player) => !drawn.has(player)),
  );
}

/** All players in a random order, to decide ties. */
export function withLots(day: Day, random: RandomSource): Day {
  return {
    ...day,
    lots: shuffled(
      day.players.map((_, index) => index),
      random,
    ),
  };
}

/** A final of the seeds, the top seed in the first seat until the seats are chosen. */
export function withFinal(day: Day): Day {
  const seats = seedsOf(day).map(({ player }) => player);
  return { ...day, final: { seats, points: seats.map(() => null) } };
}

/** Whether everybody at the table of the final has points. */
export function isFinalPlayed(final: Final | undefined): final is Final {
  return final !== undefined && isComplete(final.points);
}

/** The finalists, the winner first: most victory points, then the better seed. */
export function finalOrder(day: Day): readonly PlayerIndex[] {
  const { final } = day;
  if (!isFinalPlayed(final)) return [];
  const seed = new Map(standingsOf(day).map(({ player }, index) => [player, index]));
  const points = new Map(final.seats.map((player, seat) => [player, final.points[seat] ?? 0]));
  return final.seats.toSorted(
    (one, other) =>
      (points.get(other) ?? 0) - (points.get(one) ?? 0) || (seed.get(one) ?? 0) - (seed.get(other) ?? 0),
  );
}

/** A finalist takes another seat; who has it takes the free one. Points go with the players. */
export function withFinalSeat(day: Day, player: PlayerIndex, seat: number): Day {
  const { final } = day;
  const from = final?.seats.indexOf(player) ?? -1;
  if (!final || from < 0) return day;
  const exchanged = <Item>(items: readonly Item[]) =>
    items.map((it, index) => items[index === from ? seat : index === seat ? from : index] ?? it);
  return { ...day, final: { seats: exchanged(final.seats), points: exchanged(final.points) } };
}

export function withFinalPoints(day: Day, seat: number, points: Points): Day {
  const { final } = day;
  if (!final) return day;
  return { ...day, final: { ...final, points: final.points.map((it, at) => (at === seat ? points : it)) } };
}
