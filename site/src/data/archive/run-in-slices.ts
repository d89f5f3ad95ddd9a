import type { Steps } from "../../domain/archive/steps";
import { MAX_SLICE_MS, nextTask } from "../next-task";

/**
 * Runs long work in slices, between which the page may paint, the first one after the task of the caller: a navigation
 * runs effects within its own, which has rendered a page already. Records the duration as a performance measure with the
 * name, for the benchmarks.
 */
export async function runInSlices<Result>(steps: Steps<Result>, name = "index"): Promise<Result> {
  await nextTask();
  const start = performance.now();
  let began = start;
  for (;;) {
    const step = steps.next();
    if (step.done) {
      performance.measure(name, { start });
      return step.value;
    }
    if (performance.now() - began < MAX_SLICE_MS) continue;
    await nextTask();
    began = performance.now();
  }
}
