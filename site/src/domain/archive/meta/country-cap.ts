/** The largest share of all wins that one country may have (docs/rules/archives.md §10.2). */
const MAX_SHARE = 0.15;

/**
 * The weight of every country once none has more than 15 % of the sum; too heavy ones are scaled down to it. Where
 * fewer than seven countries cannot all stay below that, the limit is an equal part for each.
 */
export function cappedWeights(weights: readonly number[]): readonly number[] {
  const held = weights.filter((weight) => weight > 0).toSorted((one, other) => other - one);
  const share = Math.max(MAX_SHARE, 1 / Math.max(1, held.length));
  let rest = held.reduce((sum, weight) => sum + weight, 0);
  let limit = Number.POSITIVE_INFINITY;
  // With the heaviest `capped` countries at the limit x, x = share × (capped × x + rest).
  for (const [capped, weight] of held.entries()) {
    if (weight <= share * (capped === 0 ? rest : capped * limit + rest)) break;
    rest -= weight;
    const free = 1 - share * (capped + 1);
    limit = free > 0 && rest > 0 ? (share * rest) / free : (held.at(-1) ?? 0);
  }
  return weights.map((weight) => Math.min(weight, limit));
}
