import type { Archive } from "../archive";
import { DISCIPLINE_CODES, eachBit } from "../card-rows";
import { decksWith } from "../deck-table";
import { type Compared, compare } from "./compared";
import { equalWeights, recentWindows } from "./recent-windows";
import { type Point, type Timeline, timelineOf, trailingShares } from "./timeline";
import type { Weighed } from "./weighed";

/** Cards played with it are in at least this part of its decks, and in this many of them. */
const [MIN_PART, MIN_DECKS] = [0.1, 3] as const;

/** Something that decks with the card have. */
export interface Company {
  /** Number of a clan, a discipline or a card. */
  readonly key: number;
  readonly decks: number;
  /** Part of the decks with the card, from 0 to 1. */
  readonly part: number;
  /** How many times more often than in all decks. */
  readonly lift: number;
}

/** What the winning decks say about one card (docs/rules/archives.md §10.5); each win weighs the same. */
export interface CardEvidence {
  /** All decks with the card, newest first, and the copies in them. */
  readonly decks: Uint32Array;
  readonly copies: Uint16Array;
  /** The last two years, and the two before. */
  readonly recent: Pick<Compared, "now" | "before" | "trend"> & {
    readonly decks: number;
    readonly of: number;
  };
  readonly points: readonly Point[];
  /** Number of decks by copies, fewest copies first. */
  readonly byCopies: readonly (readonly [copies: number, decks: number])[];
  readonly clans: readonly Company[];
  readonly disciplines: readonly Company[];
  /** Cards, the highest lift first. */
  readonly playedWith: readonly Company[];
}

/** Evidence on a card; undefined if no deck has won with it. */
export function cardEvidence(archive: Archive, card: number): CardEvidence | undefined {
  const { table } = archive;
  const index = table.cardIndexes.get(card);
  if (index === undefined || decksWith(table, index) === 0) return undefined;
  const [start, end] = [table.cardStarts[index] ?? 0, table.cardStarts[index + 1] ?? 0];
  const decks = table.decks.subarray(start, end);
  const copies = table.deckCopies.subarray(start, end);
  const whole = wholeOf(archive);
  return {
    decks,
    copies,
    recent: recentShare(archive, decks),
    points: trailingShares(whole.timeline, decks),
    byCopies: countedCopies(copies),
    clans: company(countedClans(archive, decks), whole.clans, decks.length, table.count),
    disciplines: company(countedDisciplines(archive, decks), whole.disciplines, decks.length, table.count),
    playedWith: playedWith(archive, index, decks),
  };
}

/** What is the same for all cards. */
interface Whole {
  readonly timeline: Timeline;
  /** Decks by clan, and by discipline. */
  readonly clans: Uint32Array;
  readonly disciplines: Uint32Array;
}

const known = new WeakMap<Archive, Whole>();

/** Of the whole archive, computed once. */
function wholeOf(archive: Archive): Whole {
  const stored = known.get(archive);
  if (stored) return stored;
  const every = equalWeights(archive, 0, Number.POSITIVE_INFINITY);
  const computed = {
    timeline: timelineOf(archive, { now: every, before: undefined }),
    clans: countedClans(archive, every.decks),
    disciplines: countedDisciplines(archive, every.decks),
  };
  known.set(archive, computed);
  return computed;
}

function countedClans({ facts }: Archive, decks: Iterable<number>): Uint32Array {
  const counts = new Uint32Array(facts.clanNames.length);
  for (const deck of decks) {
    const clan = facts.clans[deck] ?? 0;
    counts[clan] = (counts[clan] ?? 0) + 1;
  }
  return counts;
}

function countedDisciplines({ facts }: Archive, decks: Iterable<number>): Uint32Array {
  const counts = new Uint32Array(DISCIPLINE_CODES.length);
  const add = (bit: number) => {
    counts[bit] = (counts[bit] ?? 0) + 1;
  };
  for (const deck of decks) eachBit({ low: facts.low[deck] ?? 0, high: facts.high[deck] ?? 0 }, add);
  return counts;
}

function recentShare(archive: Archive, decks: Uint32Array): CardEvidence["recent"] {
  const { now, before } = recentWindows(archive);
  const within = ({ weights }: Weighed) => decks.reduce((sum, deck) => sum + (weights[deck] ?? 0), 0);
  const part = within(now);
  return { ...compare(part, now, { part: within(before), of: before }), decks: part, of: now.decks.length };
}

function countedCopies(copies: Uint16Array): CardEvidence["byCopies"] {
  const counts = new Map<number, number>();
  for (const count of copies) counts.set(count, (counts.get(count) ?? 0) + 1);
  return [...counts].sort(([one], [other]) => one - other);
}

/** Groups of the decks, most decks first. */
function company(own: Uint32Array, whole: Uint32Array, decks: number, all: number): readonly Company[] {
  return [...own.keys()]
    .filter((key) => (own[key] ?? 0) > 0)
    .map((key) => companyOf(key, own[key] ?? 0, decks, whole[key] ?? 0, all))
    .sort((one, other) => other.decks - one.decks || one.key - other.key);
}

function companyOf(key: number, decks: number, of: number, whole: number, all: number): Company {
  return { key, decks, part: decks / of, lift: (decks * all) / (of * whole) };
}

function playedWith({ table }: Archive, own: number, decks: Uint32Array): readonly Company[] {
  const counts = new Uint16Array(table.cards.length);
  for (const deck of decks) {
    const end = table.starts[deck + 1] ?? 0;
    for (let pick = table.starts[deck] ?? 0; pick < end; pick++) {
      const card = table.picks[pick] ?? 0;
      counts[card] = (counts[card] ?? 0) + 1;
    }
  }
  const least = Math.max(MIN_DECKS, MIN_PART * decks.length);
  return [...counts.keys()]
    .filter((card) => card !== own && (counts[card] ?? 0) >= least)
    .map((card) => companyOf(card, counts[card] ?? 0, decks.length, decksWith(table, card), table.count))
    .sort((one, other) => other.lift - one.lift || other.decks - one.decks || one.key - other.key);
}
