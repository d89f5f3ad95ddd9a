import type { PlayerIndex, Table } from "../seating";
import { type Day, type DayRound, presentPlayers, roundOf } from "./day";
import { sameName } from "./names";

/** What is wrong with a line of a round that is typed, from 1. */
export type RoundProblem =
  | { readonly kind: "unknown"; readonly line: number; readonly name: string }
  | { readonly kind: "twice"; readonly line: number; readonly name: string }
  | { readonly kind: "size"; readonly line: number; readonly count: number }
  | { readonly kind: "empty" };

export type ReadRound =
  | { readonly round: DayRound }
  /** At least one. */
  | { readonly problems: readonly RoundProblem[] };

/**
 * Reads a round that was played already: a table per line, names in the order of play between commas
 * (docs/rules/seating.md §6.3). Who is at none of the tables sat out.
 */
export function readRound(day: Day, text: string): ReadRound {
  const indices = new Map(day.players.map(({ name }, index) => [sameName(name), index]));
  const seated = new Set<PlayerIndex>();
  const problems: RoundProblem[] = [];
  const tables: Table[] = [];
  for (const [index, line] of text.split(/\r\n?|\n/).entries()) {
    const names = namesIn(line, (name) => indices.has(sameName(name)));
    if (names.length === 0) continue;
    const table: PlayerIndex[] = [];
    for (const name of names) {
      const player = indices.get(sameName(name));
      if (player === undefined) problems.push({ kind: "unknown", line: index + 1, name });
      else if (seated.has(player)) problems.push({ kind: "twice", line: index + 1, name });
      else {
        seated.add(player);
        table.push(player);
      }
    }
    const count = names.length;
    if (count !== 4 && count !== 5) problems.push({ kind: "size", line: index + 1, count });
    tables.push(table);
  }
  if (tables.length === 0) problems.push({ kind: "empty" });
  const out = presentPlayers(day).filter((player) => !seated.has(player));
  return problems.length > 0 ? { problems } : { round: roundOf(tables, out) };
}

/** The names of a line. A comma may also be within a name: "One, Anna". */
function namesIn(line: string, isKnown: (name: string) => boolean): readonly string[] {
  const names: string[] = [];
  for (const part of line.split(/[,;\t]/).map((it) => it.trim())) {
    if (part === "") continue;
    const before = names.at(-1);
    const joined = `${before}, ${part}`;
    if (before !== undefined && !isKnown(before) && isKnown(joined)) names[names.length - 1] = joined;
    else names.push(part);
  }
  return names;
}

/** The round becomes the last one that is played; those to come are no longer seated. */
export function withPlayedRound(day: Day, round: DayRound): Day {
  const rounds = [...day.rounds.slice(0, day.played), round];
  return { ...day, rounds, played: rounds.length, count: Math.max(day.count, rounds.length) };
}
