/** Where the site under measurement answers. */
export const ADDRESS = process.env.BENCH_ADDRESS ?? "http://127.0.0.1:4280";

/**
 * How many times slower the processor of a telephone is. Lighthouse's factor is meant for a desktop computer; the group
 * of Lighthouse prints the one that gives the same telephone on a slower machine.
 */
export const SLOWED = Number(process.env.BENCH_SLOWED ?? 4);

/** A search as people share it. */
export const SHARED_SEARCH =
  "/crypt?q=" +
  encodeURIComponent(
    JSON.stringify({ disciplines: { Auspex: 2, Dominate: 1 }, group: { 5: true, 6: true } }),
  );

/** Hands one figure to the benchmark that runs this script, as a line of JSON. */
export function report(name: string, value: number, unit: string, note = ""): void {
  console.log(JSON.stringify({ name, value, unit, note }));
}

/** The value that a share of all values does not exceed: 0.5 is the median. */
export function quantile(values: readonly number[], share: number): number {
  const ordered = [...values].sort((one, other) => one - other);
  return ordered[Math.min(ordered.length - 1, Math.floor(ordered.length * share))] ?? Number.NaN;
}
