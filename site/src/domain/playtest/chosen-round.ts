interface Round {
  readonly id: string;
  readonly state: "open" | "closed" | "archived";
}

/** The current round: the open one, else the last that is not archived (docs/rules/playtest.md §4). */
export function currentRound<Of extends Round>(newestFirst: readonly Of[]): Of | undefined {
  const waiting = newestFirst.filter(({ state }) => state !== "archived");
  return waiting.find(({ state }) => state === "open") ?? waiting[0];
}

/** The round with an id; else the current one, or the newest of archived ones. */
export function chosenRound<Of extends Round>(
  newestFirst: readonly Of[],
  wanted: string | undefined,
): Of | undefined {
  return newestFirst.find(({ id }) => id === wanted) ?? currentRound(newestFirst) ?? newestFirst[0];
}
