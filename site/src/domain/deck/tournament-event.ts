import { readField } from "./deck-fields";

/** Lines about the tournament in the report of a winning deck. */
export interface TournamentEvent {
  /** Index of the line after the last one; 0 if there are none. */
  readonly end: number;
  /** "" if missing. */
  readonly winner: string;
}

const NONE: TournamentEvent = { end: 0, winner: "" };
/** "July 3rd 2011", "December 1st 2002 -- December 2nd 2002". */
const DATE = /^\s*[A-Z][a-z]+ \d{1,2}(?:st|nd|rd|th)?,? \d{4}(?:\s*--.*)?\s*$/;

/**
 * Reads event, location, date, rounds, players, winner and link, which are the first paragraph and recognized by the
 * date. Rounds and players begin with a number and are optional; the winner comes next.
 */
export function readEvent(lines: readonly string[]): TournamentEvent {
  const begin = lines.findIndex((line) => line.trim() !== "");
  const after = lines.findIndex((line, index) => index > begin && endsEvent(line));
  const end = after === -1 ? lines.length : after;
  const date = lines.slice(0, end).findIndex((line) => DATE.test(line));
  if (date === -1 || readField(lines[begin] ?? "") !== undefined) return NONE;
  const winner = lines.slice(date + 1, end).find((line) => !/^\s*\d/.test(line));
  return { end, winner: winner === undefined || winner.includes("://") ? "" : winner.trim() };
}

function endsEvent(line: string): boolean {
  return line.trim() === "" || readField(line) !== undefined;
}
