import { type Day, NO_EVENT, roundOf } from "./day";
import { readDay, writeDay } from "./day-json";

/** The fragment of an address that carries a day: "day=eyJ2Ijox…" (docs/rules/seating.md §6.5). */
const PREFIX = "day=";

/** The fragment, without "#". */
export function dayFragment(day: Day): string {
  const bytes = new TextEncoder().encode(JSON.stringify(writeDay(day)));
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  return PREFIX + btoa(letters).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** Whether a fragment wants to carry a day, readable or not. */
export function carriesDay(fragment: string): boolean {
  return fragment.startsWith(PREFIX);
}

/** undefined: the fragment was cut, changed, or written by a later version. */
export function dayInFragment(fragment: string): Day | undefined {
  if (!carriesDay(fragment)) return undefined;
  try {
    const letters = atob(fragment.slice(PREFIX.length).replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    return readDay(JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes)));
  } catch {
    return undefined;
  }
}

/** Names and seats only: what players look for, in a short link. */
export function seatsOnly(day: Day): Day {
  return {
    ...day,
    players: day.players.map((player) => ({ ...player, id: "" })),
    rounds: day.rounds.map(({ tables, out }) => roundOf(tables, out)),
    lots: [],
    event: NO_EVENT,
    final: undefined,
  };
}
