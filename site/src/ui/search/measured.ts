/** Measures a step of a search with the User Timing API, which the benchmarks read. */
export function measured<Result>(name: "owned" | "search" | "sort", step: () => Result): Result {
  const start = `${name}:start`;
  performance.mark(start);
  const result = step();
  performance.measure(name, start);
  // Prevents pages that stay open for hours from collecting entries.
  performance.clearMarks(start);
  return result;
}
