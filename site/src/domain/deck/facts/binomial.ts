/** Ways to choose `chosen` of `from` cards; 0 if there are fewer. */
export function binomial(from: number, chosen: number): bigint {
  if (chosen < 0 || chosen > from) return 0n;
  let ways = 1n;
  // Each step yields a binomial coefficient, so the division is exact.
  for (let step = 1; step <= Math.min(chosen, from - chosen); step++) {
    ways = (ways * BigInt(from - step + 1)) / BigInt(step);
  }
  return ways;
}
