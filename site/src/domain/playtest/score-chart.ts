/** Number of reports by score, 0 to 10, as the server sums them up (docs/rules/playtest.md §5). */
export interface ScoreCounts {
  readonly seen: readonly number[];
  readonly notSeen: readonly number[];
}

/** A column of the chart: reports with one score, those seen in play below the others. */
export interface ScoreColumn {
  readonly score: number;
  readonly seen: number;
  readonly notSeen: number;
  /** Heights in percent of the chart. */
  readonly seenHeight: number;
  readonly notSeenHeight: number;
}

const SCORES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

/** The count at the top of all charts of a page, so that they can be compared; at least 1. */
export function sharedTop(all: Iterable<ScoreCounts>): number {
  let top = 1;
  for (const counts of all) for (const score of SCORES) top = Math.max(top, countOf(counts, score));
  return top;
}

/** The columns of a chart whose top is `top` reports; reports without a score are not shown. */
export function scoreColumns(counts: ScoreCounts, top: number): readonly ScoreColumn[] {
  return SCORES.map((score) => {
    const seen = counts.seen[score] ?? 0;
    const notSeen = counts.notSeen[score] ?? 0;
    return { score, seen, notSeen, seenHeight: (100 * seen) / top, notSeenHeight: (100 * notSeen) / top };
  });
}

function countOf({ seen, notSeen }: ScoreCounts, score: number): number {
  return (seen[score] ?? 0) + (notSeen[score] ?? 0);
}
