/** An integer from 0 to 2³² − 1 that nobody can foresee. */
export function randomNumber(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
}

/** The begin of a search; the same one gives the same seats. */
export function randomSeed(): string {
  return `${randomNumber()} ${randomNumber()}`;
}
