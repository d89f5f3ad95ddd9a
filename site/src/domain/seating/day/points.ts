import type { Day, Points } from "./day";

/** A full point for each oust and for being the last one, a half for being there at the end. */
export function isPoints(raw: unknown): raw is number {
  return typeof raw === "number" && raw >= 0 && raw <= 5 && Number.isInteger(raw * 2);
}

/** Reads points as people type them: "2", "1.5", "1,5", "½". null: empty; undefined: not 0 to 5 in halves. */
export function readPoints(text: string): Points | undefined {
  const typed = text.trim().replace(",", ".").replace("½", ".5");
  if (typed === "") return null;
  if (!/^(?:\d+\.?\d*|\.\d+)$/.test(typed)) return undefined;
  const points = Number(typed);
  return isPoints(points) ? points : undefined;
}

/**
 * What is wrong with the points of a table (docs/rules/seating.md §7.1). Points that are too few or cannot come about
 * count all the same: a judge may have decided so.
 */
export type PointsFault = "missing" | "too-many" | "too-few" | "impossible";

/** The fault of a table; undefined if there is none, also while nothing is entered. */
export function faultOf(points: readonly Points[]): PointsFault | undefined {
  const entered = points.filter((it) => it !== null);
  const total = entered.reduce((all, it) => all + it, 0);
  if (total > points.length) return "too-many";
  if (entered.length === 0) return undefined;
  if (entered.length < points.length) return "missing";
  if (total < points.length / 2) return "too-few";
  return outcomes(points.length).has(points.join()) ? undefined : "impossible";
}

/** Whether the points of a table count. */
export function isComplete(points: readonly Points[]): points is readonly number[] {
  const fault = faultOf(points);
  return points.every((it) => it !== null) && fault !== "too-many";
}

export interface TableFault {
  /** From 0. */
  readonly round: number;
  readonly table: number;
  readonly fault: PointsFault;
  readonly total: number;
  readonly size: number;
}

/** All faults of the rounds that are played, in their order. */
export function tableFaults({ rounds, played }: Day): readonly TableFault[] {
  return rounds.slice(0, played).flatMap(({ points }, round) =>
    points.flatMap((table, index) => {
      const fault = faultOf(table);
      const total = table.reduce<number>((all, it) => all + (it ?? 0), 0);
      return fault ? [{ round, table: index, fault, total, size: table.length }] : [];
    }),
  );
}

/** All ways in which a game can end, as points in the order of the seats, by the number of players. */
const OUTCOMES = new Map<number, ReadonlySet<string>>();

function outcomes(size: number): ReadonlySet<string> {
  const known = OUTCOMES.get(size);
  if (known) return known;
  const found = new Set<string>();
  const seats = Array.from({ length: size }, (_, seat) => seat);
  play(seats, Array<number>(size).fill(0), found);
  OUTCOMES.set(size, found);
  return found;
}

/** Players leave one by one: ousted by their predator, or withdrawn. The time may end at any moment. */
function play(left: readonly number[], points: readonly number[], found: Set<string>): void {
  const plus = (seat: number | undefined, more: number) =>
    points.map((it, index) => (index === seat ? it + more : it));
  if (left.length === 1) {
    found.add(plus(left[0], 1).join());
    return;
  }
  found.add(points.map((it, seat) => (left.includes(seat) ? it + 0.5 : it)).join());
  for (const [index, seat] of left.entries()) {
    const others = left.filter((it) => it !== seat);
    play(others, plus(left.at(index - 1), 1), found);
    play(others, plus(seat, 0.5), found);
  }
}

/** The day with other points of one seat. */
export function withPoints(day: Day, round: number, table: number, seat: number, points: Points): Day {
  const changed = (all: readonly Points[]) => all.map((it, index) => (index === seat ? points : it));
  const rounds = day.rounds.map((it, index) =>
    index === round ? { ...it, points: it.points.map((all, at) => (at === table ? changed(all) : all)) } : it,
  );
  return { ...day, rounds };
}
