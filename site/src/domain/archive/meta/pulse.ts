import { type Archive, wordOf } from "../archive";
import { median } from "./median";
import type { Weighed } from "./weighed";

/** Stands where a tournament in one place has its country. */
const ONLINE = "Online";

/** How much was played in a year, or in all years of the selection. */
export interface Pulse {
  /** 0 stands for the whole selection. */
  readonly year: number;
  readonly events: number;
  /** Players of the events whose number is known. */
  readonly players: number;
  /** undefined if no number is known. */
  readonly medianPlayers: number | undefined;
  /** Online is none. */
  readonly countries: number;
  /** The number of equally frequent clans that would be as diverse: e to the entropy of the weights of main clans. */
  readonly diversity: number;
}

/** The whole selection first, then its years, newest first; repeated wins are played ones, too. */
export function pulseOf(archive: Archive, weighed: Weighed): readonly [Pulse, ...Pulse[]] {
  const years = new Map<number, number[]>();
  for (const deck of weighed.all) {
    const year = archive.table.years[deck] ?? 0;
    const decks = years.get(year);
    if (decks) decks.push(deck);
    else years.set(year, [deck]);
  }
  const newestFirst = [...years].sort(([one], [other]) => other - one);
  return [
    pulseOfYear(archive, weighed, 0, weighed.all),
    ...newestFirst.map(([year, decks]) => pulseOfYear(archive, weighed, year, decks)),
  ];
}

function pulseOfYear(
  { players, countries, facts }: Archive,
  { weights }: Weighed,
  year: number,
  decks: readonly number[],
): Pulse {
  const known = decks.map((deck) => players[deck] ?? 0).filter((count) => count > 0);
  const clans = new Float64Array(facts.clanNames.length);
  for (const deck of decks) {
    const clan = facts.clans[deck] ?? 0;
    if (clan > 0) clans[clan] = (clans[clan] ?? 0) + (weights[deck] ?? 0);
  }
  return {
    year,
    events: decks.length,
    players: known.reduce((sum, count) => sum + count, 0),
    medianPlayers: median(known),
    countries: new Set(decks.map((deck) => wordOf(countries, deck)).filter(isCountry)).size,
    diversity: diversityOf(clans),
  };
}

function isCountry(name: string): boolean {
  return name !== "" && name !== ONLINE;
}

/** 14 if there are 14 equally heavy parts; 0 without any. */
export function diversityOf(weights: ArrayLike<number>): number {
  const held = Array.from(weights).filter((weight) => weight > 0);
  const total = held.reduce((sum, weight) => sum + weight, 0);
  if (total === 0) return 0;
  return Math.exp(held.reduce((sum, weight) => sum - (weight / total) * Math.log(weight / total), 0));
}
