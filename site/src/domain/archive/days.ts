/** Archives count days from 1990-01-01, before the game existed. */
const EPOCH = Date.UTC(1990, 0, 1);
const DAY_MS = 86_400_000;

/** 1 → "1990-01-02". */
export function isoDay(number: number): string {
  return new Date(EPOCH + number * DAY_MS).toISOString().slice(0, 10);
}

/** "1990-01-02" → 1; the time of an ISO timestamp is ignored. */
export function dayNumber(iso: string): number {
  return Math.floor((Date.parse(iso.slice(0, 10)) - EPOCH) / DAY_MS);
}

/** Years of many days; each distinct day is converted once. */
export function yearsOf(days: ArrayLike<number>): Uint16Array {
  const known = new Map<number, number>();
  return Uint16Array.from(days, (day) => {
    const year = known.get(day) ?? new Date(EPOCH + day * DAY_MS).getUTCFullYear();
    known.set(day, year);
    return year;
  });
}
