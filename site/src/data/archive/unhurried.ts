import type { Steps } from "../../domain/archive/steps";

/** Milliseconds after which the page is let paint and answer. */
const AT_ONCE = 10;

/** Does long work step by step, and lets the page go first in between. */
export async function unhurried<Result>(steps: Steps<Result>): Promise<Result> {
  let began = performance.now();
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    if (performance.now() - began < AT_ONCE) continue;
    await new Promise((resolve) => setTimeout(resolve));
    began = performance.now();
  }
}
