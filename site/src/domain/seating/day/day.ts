import type { PlayerIndex, Round } from "../seating";

/** A player of the day. Players are never removed once they are seated, so that their index stays. */
export interface DayPlayer {
  readonly name: string;
  /** Player id at the VEKN, for reports; "" if unknown. */
  readonly id: string;
  /** Whether the player takes part in the rounds that are not played yet. */
  readonly here: boolean;
}

/** Victory points of a seat; null until they are entered. */
export type Points = number | null;

export interface DayRound {
  readonly tables: Round;
  /** Players who are there and sit out. */
  readonly out: readonly PlayerIndex[];
  /** Per table and seat. */
  readonly points: readonly (readonly Points[])[];
}

/** The table of the best five. */
export interface Final {
  /** In the order of play. */
  readonly seats: readonly PlayerIndex[];
  readonly points: readonly Points[];
}

export interface EventFacts {
  readonly name: string;
  readonly city: string;
  /** "2026-11-23" */
  readonly date: string;
}

/** The rounds of a tournament on one day, with their players and results. */
export interface Day {
  readonly players: readonly DayPlayer[];
  /** Rounds of the day, without the final. */
  readonly count: number;
  /** Rounds at the beginning that are played: their seats never change. */
  readonly played: number;
  /** Rounds that are seated, those that are played first. */
  readonly rounds: readonly DayRound[];
  /** Players in the order that lots were drawn in, to decide ties. */
  readonly lots: readonly PlayerIndex[];
  readonly event: EventFacts;
  readonly final: Final | undefined;
}

export const NO_EVENT: EventFacts = { name: "", city: "", date: "" };

/** A day before anybody is seated. */
export function newDay(players: readonly DayPlayer[], count: number): Day {
  return { players, count, played: 0, rounds: [], lots: [], event: NO_EVENT, final: undefined };
}

/** Indices of the players who take part in the next round. */
export function presentPlayers({ players }: Day): readonly PlayerIndex[] {
  return players.flatMap(({ here }, index) => (here ? [index] : []));
}

/** The name of a player. */
export function nameOf({ players }: Day, index: PlayerIndex): string {
  return players[index]?.name ?? "";
}

/** A round without results. */
export function roundOf(tables: Round, out: readonly PlayerIndex[]): DayRound {
  return { tables, out, points: tables.map((table) => table.map(() => null)) };
}
