import type { Steps } from "../steps";
import { type Estimate, estimate, type Trend, trendOf } from "./estimate";
import type { Weighed } from "./weighed";

/** The wins of a selection, and those of the same length of time before; undefined if the selection has no start. */
export interface Windows {
  readonly now: Weighed;
  readonly before: Weighed | undefined;
}

/** The share of one group of decks now and before. */
export interface Compared {
  /** Number of the group, of a clan for example. */
  readonly key: number;
  /** Decks of the group in the selection. */
  readonly decks: number;
  readonly now: Estimate;
  readonly before: Estimate | undefined;
  /** undefined if there is nothing to compare with. */
  readonly trend: Trend | undefined;
}

/** Calls `add` with the number of each group that a deck belongs to, once for each. */
export type Visit = (deck: number, add: (key: number) => void) => void;

interface Sums {
  readonly parts: Float64Array;
  readonly counts: Uint32Array;
}

/** Number of decks per step. */
const STEP = 500;

function* sumsInSteps(groups: number, { decks, weights }: Weighed, visit: Visit): Steps<Sums> {
  const parts = new Float64Array(groups);
  const counts = new Uint32Array(groups);
  let weight = 0;
  const add = (key: number) => {
    parts[key] = (parts[key] ?? 0) + weight;
    counts[key] = (counts[key] ?? 0) + 1;
  };
  for (let index = 0; index < decks.length; index++) {
    if (index % STEP === 0) yield;
    const deck = decks[index] ?? 0;
    weight = weights[deck] ?? 0;
    visit(deck, add);
  }
  return { parts, counts };
}

/** Shares of all groups that have a deck now or before, the largest first, then by number. */
export function* comparedInSteps(
  groups: number,
  { now, before }: Windows,
  visit: Visit,
): Steps<readonly Compared[]> {
  const sums = yield* sumsInSteps(groups, now, visit);
  const earlier = before && (yield* sumsInSteps(groups, before, visit));
  const rows: Compared[] = [];
  for (let key = 0; key < groups; key++) {
    const decks = sums.counts[key] ?? 0;
    if (decks === 0 && !earlier?.counts[key]) continue;
    rows.push({
      key,
      decks,
      ...compare(sums.parts[key] ?? 0, now, before && { part: earlier?.parts[key] ?? 0, of: before }),
    });
  }
  return rows.sort((one, other) => other.now.share - one.now.share || one.key - other.key);
}

/** The share of one part of the selection, beside that of the decks before. */
export function compare(
  part: number,
  of: Weighed,
  earlier: { readonly part: number; readonly of: Weighed } | undefined,
): Pick<Compared, "now" | "before" | "trend"> {
  const now = estimate(part, of.total, of.effective);
  if (!earlier) return { now, before: undefined, trend: undefined };
  const before = estimate(earlier.part, earlier.of.total, earlier.of.effective);
  return { now, before, trend: trendOf(now, before, Math.min(of.effective, earlier.of.effective)) };
}
