/**
 * Long work in steps, so that whoever does it may let others go first between them: a page paints and answers while
 * thousands of decks are read.
 */
export type Steps<Result> = Generator<undefined, Result>;

/** Does it all at once. */
export function finished<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}
