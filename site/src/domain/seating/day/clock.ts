/** The clock of a round (docs/rules/seating.md §6.6). Times are milliseconds, `endsAt` since 1970. */
export type Clock =
  | { readonly kind: "paused"; readonly left: number }
  | { readonly kind: "running"; readonly endsAt: number };

const MINUTE = 60_000;
/** A round of a VEKN tournament. */
const ROUND = 120 * MINUTE;
/** Longer than any round. */
const MOST = 600 * MINUTE;
/** By which a button moves the end. */
export const STEP = 5 * MINUTE;

export const NEW_CLOCK: Clock = { kind: "paused", left: ROUND };

/** Milliseconds until the end, 0 after it. */
export function timeLeft(clock: Clock, now: number): number {
  return clock.kind === "paused" ? clock.left : Math.max(0, clock.endsAt - now);
}

export function started(clock: Clock, now: number): Clock {
  return { kind: "running", endsAt: now + timeLeft(clock, now) };
}

export function paused(clock: Clock, now: number): Clock {
  return { kind: "paused", left: timeLeft(clock, now) };
}

/** Later by so many milliseconds, or earlier, between none and ten hours. */
export function moved(clock: Clock, by: number, now: number): Clock {
  const left = Math.min(MOST, Math.max(0, timeLeft(clock, now) + by));
  return clock.kind === "paused" ? { kind: "paused", left } : { kind: "running", endsAt: now + left };
}

/** "1:59:07"; a second that has begun counts. */
export function clockFace(left: number): string {
  const seconds = Math.ceil(left / 1000);
  const two = (number: number) => String(number).padStart(2, "0");
  return `${Math.floor(seconds / 3600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
}

/** Reads a stored clock; a new one for anything else. */
export function readClock(raw: unknown): Clock {
  const { kind, left, endsAt } = (raw ?? {}) as Record<string, unknown>;
  if (kind === "paused" && isTime(left) && left <= MOST) return { kind, left };
  if (kind === "running" && isTime(endsAt)) return { kind, endsAt };
  return NEW_CLOCK;
}

function isTime(raw: unknown): raw is number {
  return typeof raw === "number" && Number.isFinite(raw) && raw >= 0;
}
