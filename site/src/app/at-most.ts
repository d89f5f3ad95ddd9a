/** Waits until all have settled, but not longer than the given milliseconds. */
export async function atMost(limit: number, ...promises: readonly Promise<unknown>[]): Promise<void> {
  const patience = new Promise((resolve) => setTimeout(resolve, limit));
  await Promise.race([Promise.allSettled(promises), patience]);
}
