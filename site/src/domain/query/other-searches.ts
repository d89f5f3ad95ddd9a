/** Keywords that only one kind of search knows → its page. */
export const OTHER_SEARCHES: ReadonlyMap<string, string> = new Map([
  ...["type", "t", "blood", "b", "pool", "p", "req"].map((word) => [word, "library"] as const),
  ...["votes", "v", "group", "g", "gr"].map((word) => [word, "crypt"] as const),
  ...["card", "event", "ev", "by", "winner", "country", "city", "players", "size", "tag", "share"].map(
    (word) => [word, "twd"] as const,
  ),
  ["rank", "tda"],
  ["src", "pda"],
]);
