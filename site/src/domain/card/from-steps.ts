/** Ascending ids from the first one and the steps to the next: [100001, 1, 4] → [100001, 100002, 100006]. */
export function fromSteps(steps: readonly number[]): readonly number[] {
  let id = 0;
  return steps.map((step) => {
    id += step;
    return id;
  });
}
