/** Which version of the data somebody has seen, by deck. */
export type SeenDays = ReadonlyMap<string, string>;

/** Decks remembered on a device, those opened last. */
export const MAX_SEEN = 500;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

export function isDay(value: unknown): value is string {
  return typeof value === "string" && DAY.test(value);
}

/** Reads stored days; invalid entries are dropped. */
export function parseSeenDays(raw: unknown): SeenDays {
  if (!Array.isArray(raw)) return new Map();
  const entries = raw.flatMap((entry: unknown): readonly (readonly [string, string])[] => {
    if (!Array.isArray(entry)) return [];
    const [deck, day]: unknown[] = entry;
    return typeof deck === "string" && isDay(day) ? [[deck, day]] : [];
  });
  return new Map(entries.slice(-MAX_SEEN));
}

/** Moves the deck to the end; the deck that was opened longest ago falls out. */
export function withSeenDay(days: SeenDays, deck: string, day: string): SeenDays {
  const others = [...days].filter(([id]) => id !== deck);
  return new Map([...others, [deck, day] as const].slice(-MAX_SEEN));
}
