/** Runs a step of a search and leaves its time in the browser's performance record, where the benchmarks read it. */
export function measured<Result>(name: "search" | "sort", step: () => Result): Result {
  const start = `${name}:start`;
  performance.mark(start);
  const result = step();
  performance.measure(name, start);
  // A page left open for hours must not collect them.
  performance.clearMarks(start);
  return result;
}
