import type { Steps } from "../../domain/archive/steps";
import { nextTask } from "../next-task";

/** Milliseconds after which the page is let paint and answer. */
const AT_ONCE = 10;

/**
 * Does long work step by step, and lets the page go first in between. How long it took is left in the browser's
 * performance record, where the benchmarks read it.
 */
export async function unhurried<Result>(steps: Steps<Result>): Promise<Result> {
  const start = performance.now();
  let began = start;
  for (;;) {
    const step = steps.next();
    if (step.done) {
      performance.measure("index", { start });
      return step.value;
    }
    if (performance.now() - began < AT_ONCE) continue;
    await nextTask();
    began = performance.now();
  }
}
