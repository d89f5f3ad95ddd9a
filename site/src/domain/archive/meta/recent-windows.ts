import type { Archive } from "../archive";
import { newestDay } from "./selection";
import { summed, type Weighed } from "./weighed";

/** Days of the time whose share is shown, and of the time before it: two years each. */
const RECENT_DAYS = 731;

/** Decks from the day `from` to the day before `to`, each with the weight 1. */
export function equalWeights({ table }: Archive, from: number, to: number): Weighed {
  const weights = new Float64Array(table.count);
  const decks: number[] = [];
  for (let deck = 0; deck < table.count; deck++) {
    const day = table.days[deck] ?? 0;
    if (day < from || day >= to) continue;
    decks.push(deck);
    weights[deck] = 1;
  }
  return summed(decks, weights);
}

interface RecentWindows {
  readonly now: Weighed;
  readonly before: Weighed;
}

const known = new WeakMap<Archive, RecentWindows>();

/** The decks of the last two years and of the two before (docs/rules/archives.md §10.5), computed once for an archive. */
export function recentWindows(archive: Archive): RecentWindows {
  const stored = known.get(archive);
  if (stored) return stored;
  const end = newestDay(archive) + 1;
  const computed = {
    now: equalWeights(archive, end - RECENT_DAYS, end),
    before: equalWeights(archive, end - 2 * RECENT_DAYS, end - RECENT_DAYS),
  };
  known.set(archive, computed);
  return computed;
}
