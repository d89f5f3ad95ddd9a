import { cutName, nameKey, shownName } from "./player-name";

/** A row of the players (docs/rules/seating.md §5.1). */
export interface Player {
  readonly name: string;
  readonly enabled: boolean;
  /** Plays a random deck. */
  readonly random: boolean;
}

/** The name of a row that nobody has named, counted from 1: "Player 3". */
export type DefaultName = (row: number) => string;

export const MAX_ROWS = 60;
export const MIN_ROWS = 3;
const FIRST_ROWS = 5;

const named = (name: string): Player => ({ name, enabled: true, random: false });

export function firstPlayers(defaultName: DefaultName): readonly Player[] {
  return Array.from({ length: FIRST_ROWS }, (_, row) => named(defaultName(row + 1)));
}

/** What a person changes in one row. */
export type RowChange =
  | { readonly kind: "name"; readonly text: string }
  | { readonly kind: "enabled"; readonly defaultName: string }
  | { readonly kind: "random" };

export function changedRow(player: Player, change: RowChange): Player {
  switch (change.kind) {
    case "name": {
      const name = cutName(change.text);
      const empty = shownName(name) === "";
      return { name: empty ? "" : name, enabled: !empty, random: empty && player.random };
    }
    case "enabled":
      return { ...player, enabled: !player.enabled, name: player.name || change.defaultName };
    case "random":
      return { ...player, random: !player.random, enabled: player.enabled || !player.random };
  }
}

export function addPlayer(players: readonly Player[], defaultName: DefaultName): readonly Player[] {
  if (players.length >= MAX_ROWS) return players;
  return [...players, named(freeName(players, players.length + 1, defaultName))];
}

/** The default name of a row, or the next one that nobody has. */
export function freeName(players: readonly Player[], row: number, defaultName: DefaultName): string {
  const taken = new Set(players.map(({ name }) => nameKey(name)));
  let number = row;
  while (taken.has(nameKey(defaultName(number)))) number++;
  return defaultName(number);
}

/** Names that more than one enabled row has, each once. */
export function duplicateNames(players: readonly Player[]): readonly string[] {
  const seen = new Set<string>();
  const duplicates = new Map<string, string>();
  for (const { name, enabled } of players) {
    const key = nameKey(name);
    if (!enabled || key === "") continue;
    if (seen.has(key)) duplicates.set(key, shownName(name));
    seen.add(key);
  }
  return [...duplicates.values()];
}
