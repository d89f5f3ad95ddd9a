import { isObject, type RawObject } from "../../search/read";
import { MAX_PLAYERS, MAX_ROUNDS, type PlayerIndex } from "../seating";
import type { Day, DayPlayer, DayRound, EventFacts, Final, Points } from "./day";
import { MAX_NAME, sameName, trimmedName } from "./names";
import { isPoints } from "./points";

/**
 * A day as JSON, in links and storage (docs/rules/seating.md §6.5):
 * {"v": 1, "names": ["Anna", …], "ids": ["1000001", ""], "away": [4], "count": 3, "played": 1,
 *  "rounds": [{"t": [[0, 3, 1, 2], …], "o": [4], "p": [[4, 0, 0, 0], …]}], "lots": [], "event": ["", "", ""],
 *  "final": [[0, 1, 2, 3, 4], [null, …]]}
 * What is empty is left out.
 */
const VERSION = 1;

export function writeDay({ players, count, played, rounds, lots, event, final }: Day): RawObject {
  const away = players.flatMap(({ here }, index) => (here ? [] : [index]));
  return {
    v: VERSION,
    names: players.map(({ name }) => name),
    ...(players.some(({ id }) => id !== "") && { ids: players.map(({ id }) => id) }),
    ...(away.length > 0 && { away }),
    count,
    ...(played > 0 && { played }),
    rounds: rounds.map(writeRound),
    ...(lots.length > 0 && { lots }),
    ...((event.name || event.city || event.date) && { event: [event.name, event.city, event.date] }),
    ...(final && { final: [final.seats, final.points] }),
  };
}

function writeRound({ tables, out, points }: DayRound): RawObject {
  const entered = points.flat().some((it) => it !== null);
  return { t: tables, ...(out.length > 0 && { o: out }), ...(entered && { p: points }) };
}

/** The day, or undefined when anything of it is not as `writeDay` writes it. */
export function readDay(raw: unknown): Day | undefined {
  if (!isObject(raw) || raw.v !== VERSION) return undefined;
  const players = readPlayers(raw);
  const count = wholeNumber(raw.count, 1, MAX_ROUNDS);
  if (!players || count === undefined) return undefined;
  const isPlayer = (it: unknown): it is PlayerIndex => wholeNumber(it, 0, players.length - 1) !== undefined;
  const rounds = listOf(raw.rounds, count, (it) => readRound(it, isPlayer));
  const played = wholeNumber(raw.played ?? 0, 0, rounds?.length ?? 0);
  const lots = distinct(raw.lots ?? [], isPlayer);
  const event = readEvent(raw.event);
  const final = raw.final === undefined ? undefined : readFinal(raw.final, isPlayer);
  if (!rounds || played === undefined || !lots || !event || (raw.final !== undefined && !final))
    return undefined;
  return { players, count, played, rounds, lots, event, final };
}

function readPlayers(raw: RawObject): readonly DayPlayer[] | undefined {
  const names = listOf(raw.names, MAX_PLAYERS, readName);
  if (!names || names.length === 0 || new Set(names.map(sameName)).size < names.length) return undefined;
  const ids = listOf(raw.ids ?? names.map(() => ""), names.length, (it) => shortText(it));
  const away = distinct(
    raw.away ?? [],
    (it): it is number => wholeNumber(it, 0, names.length - 1) !== undefined,
  );
  if (ids?.length !== names.length || !away) return undefined;
  return names.map((name, index) => ({ name, id: ids[index] ?? "", here: !away.includes(index) }));
}

type IsPlayer = (it: unknown) => it is PlayerIndex;

function readRound(raw: unknown, isPlayer: IsPlayer): DayRound | undefined {
  if (!isObject(raw)) return undefined;
  const tables = listOf(raw.t, MAX_PLAYERS, (it) => distinct(it, isPlayer));
  const out = distinct(raw.o ?? [], isPlayer);
  if (!tables || tables.length === 0 || !out) return undefined;
  if (tables.some(({ length }) => length !== 4 && length !== 5)) return undefined;
  const all = [...tables.flat(), ...out];
  if (new Set(all).size < all.length) return undefined;
  const empty = tables.map((table) => table.map(() => null));
  const points = raw.p === undefined ? empty : listOf(raw.p, tables.length, readPoints);
  const fits = tables.every(({ length }, index) => points?.[index]?.length === length);
  return points && fits ? { tables, out, points } : undefined;
}

function readPoints(raw: unknown): readonly Points[] | undefined {
  return Array.isArray(raw) && raw.every((it) => it === null || isPoints(it)) ? raw : undefined;
}

function readFinal(raw: unknown, isPlayer: IsPlayer): Final | undefined {
  if (!Array.isArray(raw) || raw.length !== 2) return undefined;
  const seats = distinct(raw[0], isPlayer);
  const points = readPoints(raw[1]);
  return seats && points && seats.length === points.length ? { seats, points } : undefined;
}

function readEvent(raw: unknown): EventFacts | undefined {
  const texts = listOf(raw ?? ["", "", ""], 3, (it) => shortText(it));
  const [name, city, date] = texts ?? [];
  return name !== undefined && city !== undefined && date !== undefined ? { name, city, date } : undefined;
}

function readName(raw: unknown): string | undefined {
  if (typeof raw !== "string" || raw === "" || raw !== trimmedName(raw)) return undefined;
  return [...raw].length <= MAX_NAME ? raw : undefined;
}

/** Characters of the texts about an event. */
const MAX_TEXT = 200;

function shortText(raw: unknown): string | undefined {
  return typeof raw === "string" && raw.length <= MAX_TEXT ? raw : undefined;
}

function wholeNumber(raw: unknown, least: number, most: number): number | undefined {
  return Number.isInteger(raw) && Number(raw) >= least && Number(raw) <= most ? Number(raw) : undefined;
}

/** undefined: no list, too long, or an item cannot be read. */
function listOf<Item>(
  raw: unknown,
  most: number,
  read: (item: unknown) => Item | undefined,
): readonly Item[] | undefined {
  if (!Array.isArray(raw) || raw.length > most) return undefined;
  const items: Item[] = [];
  for (const it of raw) {
    const item = read(it);
    if (item === undefined) return undefined;
    items.push(item);
  }
  return items;
}

function distinct(raw: unknown, isPlayer: IsPlayer): readonly PlayerIndex[] | undefined {
  if (!Array.isArray(raw) || !raw.every(isPlayer)) return undefined;
  return new Set(raw).size === raw.length ? raw : undefined;
}
