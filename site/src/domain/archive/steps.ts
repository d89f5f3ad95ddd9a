/**
 * Long computation in steps. The caller may pause between them, so that the page stays responsive while thousands of
 * decks are processed.
 */
export type Steps<Result> = Generator<undefined, Result>;

/** Runs all steps at once. */
export function finished<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}
