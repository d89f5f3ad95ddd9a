import type { Archive } from "../archive";
import { dayNumber, isoDay } from "../days";
import type { Windows } from "./compared";
import { type Estimate, estimate, FEW } from "./estimate";

/** Quarters from here on, whole years before: there were too few wins. */
const FIRST_QUARTERS = 2008;
/** Days after which a win counts half in a trailing share: half a year. */
const HALF_LIFE = 182.625;

/** A quarter or a year: 2008 and 1, or 2007 and 0. */
export interface Period {
  readonly year: number;
  /** 1 to 4; 0 for a whole year. */
  readonly quarter: number;
  /** The first day after it, as archives count days. */
  readonly end: number;
}

/** The periods of a selection, and what its decks weigh together in each. */
export interface Timeline {
  readonly periods: readonly Period[];
  /** By deck of the archive; 65535 for decks outside of the selection. */
  readonly periodOf: Uint16Array;
  readonly weights: Float64Array;
  readonly totals: Float64Array;
  readonly squares: Float64Array;
}

/** A trailing share at the end of a period. */
export interface Point extends Estimate {
  readonly period: Period;
  /** Effective number of the decks behind it. */
  readonly effective: number;
}

/** Whether enough decks are behind a point to show it. */
export function isTelling({ effective }: Point): boolean {
  return effective >= FEW;
}

const OUTSIDE = 0xffff;

/** Lays out the decks of a selection, and of the time before it, by period (docs/rules/archives.md §10.3). */
export function timelineOf({ table }: Pick<Archive, "table">, { now, before }: Windows): Timeline {
  const decks = before ? [...now.decks, ...before.decks] : now.decks;
  const [newest, oldest] = [decks[0], decks.at(-1)];
  const periods =
    newest === undefined || oldest === undefined
      ? []
      : periodsBetween(table.days[oldest] ?? 0, table.days[newest] ?? 0);
  const periodOf = new Uint16Array(table.count).fill(OUTSIDE);
  const weights = new Float64Array(table.count);
  const totals = new Float64Array(periods.length);
  const squares = new Float64Array(periods.length);
  let index = periods.length - 1;
  for (const deck of decks) {
    // Newest first: the period of each deck is that of the one before it, or an earlier one.
    while (index > 0 && (table.days[deck] ?? 0) < (periods[index - 1]?.end ?? 0)) index--;
    const weight = now.weights[deck] || before?.weights[deck] || 0;
    periodOf[deck] = index;
    weights[deck] = weight;
    totals[index] = (totals[index] ?? 0) + weight;
    squares[index] = (squares[index] ?? 0) + weight * weight;
  }
  return { periods, periodOf, weights, totals, squares };
}

function periodsBetween(first: number, last: number): readonly Period[] {
  const periods: Period[] = [];
  const firstYear = Number(isoDay(first).slice(0, 4));
  const lastYear = Number(isoDay(last).slice(0, 4));
  for (let year = firstYear; year <= lastYear; year++) {
    for (const quarter of year < FIRST_QUARTERS ? [0] : [1, 2, 3, 4]) {
      const end = endOf(year, quarter);
      const isLast = end > last;
      if (end > first) periods.push({ year, quarter, end });
      if (isLast) return periods;
    }
  }
  return periods;
}

const MONTH_AFTER = ["", "-04", "-07", "-10"];

function endOf(year: number, quarter: number): number {
  return dayNumber(quarter % 4 === 0 ? `${year + 1}-01-01` : `${year}${MONTH_AFTER[quarter]}-01`);
}

/**
 * Trailing shares of a group of decks at the end of every period: earlier periods count half as much for every half
 * year. Decks outside of the timeline are ignored.
 */
export function trailingShares(timeline: Timeline, group: Iterable<number>): readonly Point[] {
  const { periods, periodOf, weights, totals, squares } = timeline;
  const parts = new Float64Array(periods.length);
  for (const deck of group) {
    const index = periodOf[deck] ?? OUTSIDE;
    if (index !== OUTSIDE) parts[index] = (parts[index] ?? 0) + (weights[deck] ?? 0);
  }
  let [part, total, square] = [0, 0, 0];
  return periods.map((period, index) => {
    const days = period.end - (periods[index - 1]?.end ?? period.end);
    const fading = 0.5 ** (days / HALF_LIFE);
    part = part * fading + (parts[index] ?? 0);
    total = total * fading + (totals[index] ?? 0);
    square = square * fading * fading + (squares[index] ?? 0);
    const effective = square === 0 ? 0 : (total * total) / square;
    return { period, effective, ...estimate(part, total, effective) };
  });
}
