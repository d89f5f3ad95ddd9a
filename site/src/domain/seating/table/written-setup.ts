import type { DeckSources } from "./deck-sources";
import { MAX_CUSTOM_DECKS } from "./deck-sources";
import type { EveningSetup } from "./evening-draw";
import { isLong } from "./player-name";
import { MAX_ROWS, type Player } from "./players";
import { STANDARD_DECKS } from "./standard-decks";

/*
 * A setup as JSON, on the device and in links:
 * [[["Anna", 1], ["Ben", 3]], [1, [["My deck", 1]]], [1, 33, [4, 7]]]
 * Players with 1 for enabled and 2 for random; custom decks and standard decks with the switch of the group; of the
 * standard decks their number at that time, and those that are off.
 */

type Row = readonly [name: string, flags: number];

export function writeSetup({ players, sources }: EveningSetup): unknown {
  const { useCustom, useStandard, custom, standardOff } = sources;
  return [
    players.map(({ name, enabled, random }): Row => [name, Number(enabled) + 2 * Number(random)]),
    [Number(useCustom), custom.map(({ name, enabled }): Row => [name, Number(enabled)])],
    [Number(useStandard), STANDARD_DECKS.length, standardOff],
  ];
}

/** Reads what may be anything; undefined if it is no setup. */
export function readSetup(raw: unknown): EveningSetup | undefined {
  if (!Array.isArray(raw) || raw.length !== 3) return undefined;
  const players = readRows(raw[0], { flags: 3, most: MAX_ROWS });
  const sources = readSources(raw[1], raw[2]);
  if (!players || !sources) return undefined;
  return { players: players.map(playerOf), sources };
}

function playerOf([name, flags]: Row): Player {
  return { name, enabled: (flags & 1) === 1, random: (flags & 2) === 2 };
}

function readSources(own: unknown, standard: unknown): DeckSources | undefined {
  if (!Array.isArray(own) || !Array.isArray(standard)) return undefined;
  const custom = readRows(own[1], { flags: 1, most: MAX_CUSTOM_DECKS });
  const [on, known, off] = standard;
  const places: readonly unknown[] = Array.isArray(off) ? off : [undefined];
  if (!custom || !isUpTo(own[0], 1) || !isUpTo(on, 1) || !isUpTo(known, STANDARD_DECKS.length))
    return undefined;
  if (!places.every((place) => isUpTo(place, known - 1))) return undefined;
  // Decks that joined the list after the link was made take no part in its draw.
  const standardOff = STANDARD_DECKS.map((_, place) => place).filter(
    (place) => place >= known || places.includes(place),
  );
  return {
    useCustom: own[0] === 1,
    useStandard: on === 1,
    custom: custom.map(([name, enabled]) => ({ name, enabled: enabled === 1 })),
    standardOff,
  };
}

function readRows(
  raw: unknown,
  { flags, most }: { flags: number; most: number },
): readonly Row[] | undefined {
  if (!Array.isArray(raw) || raw.length > most) return undefined;
  const rows = raw.flatMap((row: unknown): Row[] =>
    Array.isArray(row) && typeof row[0] === "string" && !isLong(row[0]) && isUpTo(row[1], flags)
      ? [[row[0], row[1]]]
      : [],
  );
  return rows.length === raw.length ? rows : undefined;
}

function isUpTo(value: unknown, most: number): value is number {
  return Number.isInteger(value) && Number(value) >= 0 && Number(value) <= most;
}
