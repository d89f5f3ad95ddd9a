import { isLong, nameKey, shownName } from "./player-name";
import { type DefaultName, MAX_ROWS, type Player } from "./players";

/** Numbers and bullets of a list: "1. Anna", "- Ben". */
const MARKER = /^\s*(?:\d{1,3}[.)]|[-*•])\s+/;

/** The names in a pasted text: one per line, or per cell of a table. */
export function namesIn(text: string): readonly string[] {
  return text
    .split(/[\r\n\t]+/)
    .map((line) => shownName(line.replace(MARKER, "")))
    .filter((name) => name !== "");
}

export interface FilledRows {
  readonly players: readonly Player[];
  /** Names that are there already, or twice in the text. */
  readonly duplicates: readonly string[];
  /** Names that are too long. */
  readonly long: readonly string[];
  /** Names beyond the last row. */
  readonly tooMany: readonly string[];
  /** How many names were filled in. */
  readonly filled: number;
}

/**
 * Puts names into the rows that nobody has named, from the given row on, and adds rows for the others. Nobody who was
 * named leaves the list; rows that stay without a name are switched off, unless they have a random deck.
 */
export function fillRows(
  players: readonly Player[],
  names: readonly string[],
  { from, defaultName }: { readonly from: number; readonly defaultName: DefaultName },
): FilledRows {
  const defaults = new Set(Array.from({ length: MAX_ROWS }, (_, row) => nameKey(defaultName(row + 1))));
  const isFree = ({ name }: Player, row: number) =>
    row >= from && (shownName(name) === "" || defaults.has(nameKey(name)));
  const taken = new Set(
    players.filter((player, row) => !isFree(player, row)).map(({ name }) => nameKey(name)),
  );
  const fresh: string[] = [];
  const duplicates: string[] = [];
  const long = names.filter(isLong);
  for (const name of names) {
    if (isLong(name)) continue;
    if (taken.has(nameKey(name))) duplicates.push(name);
    else fresh.push(name);
    taken.add(nameKey(name));
  }
  const waiting = [...fresh];
  const rows = players.map((player, row) => {
    if (!isFree(player, row)) return player;
    const name = waiting.shift();
    if (name !== undefined) return { ...player, name, enabled: true };
    return fresh.length > 0 && !player.random ? { ...player, enabled: false } : player;
  });
  const added = waiting.splice(0, Math.max(MAX_ROWS - rows.length, 0));
  return {
    players: [...rows, ...added.map((name) => ({ name, enabled: true, random: false }))],
    duplicates: [...new Set(duplicates)],
    long,
    tooMany: waiting,
    filled: fresh.length - waiting.length,
  };
}
