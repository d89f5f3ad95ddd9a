import type { PlayerIndex } from "../seating";
import type { Day, DayPlayer } from "./day";
import { type ReadNames, readNames, sameName, trimmedName } from "./names";

/** Reads latecomers; the names of the players who are known already are taken. */
export function readLatecomers(day: Day, text: string): ReadNames {
  return readNames(text, day.players);
}

export function withLatecomers(day: Day, players: readonly DayPlayer[]): Day {
  return { ...day, players: [...day.players, ...players] };
}

/** A player leaves before the next round, or comes back. */
export function withPresence(day: Day, player: PlayerIndex, here: boolean): Day {
  return withPlayer(day, player, { here });
}

/** Corrects a name or an id. undefined: the name is empty, or that of another player. */
export function withPlayerFacts(day: Day, player: PlayerIndex, name: string, id: string): Day | undefined {
  const others = day.players.filter((_, index) => index !== player);
  const trimmed = trimmedName(name);
  const taken = others.some((other) => sameName(other.name) === sameName(trimmed));
  return trimmed === "" || taken ? undefined : withPlayer(day, player, { name: trimmed, id: id.trim() });
}

function withPlayer(day: Day, player: PlayerIndex, changed: Partial<DayPlayer>): Day {
  const players = day.players.map((it, index) => (index === player ? { ...it, ...changed } : it));
  return { ...day, players };
}

/** The round that comes next is played; its seats stay. */
export function withRoundPlayed(day: Day): Day {
  return { ...day, played: Math.min(day.played + 1, day.rounds.length) };
}

/** The last round that is played can change again; its results are lost. */
export function withRoundOpen(day: Day): Day {
  const last = day.played - 1;
  const rounds = day.rounds.map((round, index) =>
    index === last ? { ...round, points: round.tables.map((table) => table.map(() => null)) } : round,
  );
  return { ...day, rounds, played: Math.max(0, last) };
}

/** More or fewer rounds, as many as are played at least. */
export function withRounds(day: Day, count: number): Day {
  const rounds = Math.max(count, day.played);
  return { ...day, count: rounds, rounds: day.rounds.slice(0, rounds) };
}
