/** Ways to choose `chosen` of `from` cards; 0 when there are not so many. */
export function binomial(from: number, chosen: number): bigint {
  if (chosen < 0 || chosen > from) return 0n;
  let ways = 1n;
  // After each step a binomial itself, so that the division leaves no rest.
  for (let step = 1; step <= Math.min(chosen, from - chosen); step++) {
    ways = (ways * BigInt(from - step + 1)) / BigInt(step);
  }
  return ways;
}
