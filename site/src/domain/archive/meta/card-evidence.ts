import type { Archive } from "../archive";
import { DISCIPLINE_CODES, eachBit } from "../card-rows";
import { decksWith } from "../deck-table";
import { type Compared, compare } from "./compared";
import { newestDay } from "./selection";
import { type Point, type Timeline, timelineOf, trailingShares } from "./timeline";
import { summed, type Weighed } from "./weighed";

/** Days of the time whose share is shown, and of the time before it: two years each. */
const RECENT_DAYS = 731;
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
  const { table, facts } = archive;
  const index = table.cardIndexes.get(card);
  if (index === undefined || decksWith(table, index) === 0) return undefined;
  const [start, end] = [table.cardStarts[index] ?? 0, table.cardStarts[index + 1] ?? 0];
  const decks = table.decks.subarray(start, end);
  const copies = table.deckCopies.subarray(start, end);
  const { timeline } = windowsOf(archive);
  return {
    decks,
    copies,
    recent: recentShare(archive, decks),
    points: trailingShares(timeline, decks),
    byCopies: countedCopies(copies),
    clans: company(facts.clanNames.length, decks, table.count, (deck, add) => add(facts.clans[deck] ?? 0)),
    disciplines: company(DISCIPLINE_CODES.length, decks, table.count, (deck, add) =>
      eachBit({ low: facts.low[deck] ?? 0, high: facts.high[deck] ?? 0 }, add),
    ),
    playedWith: playedWith(archive, index, decks),
  };
}

/** Decks from the day `from` to the day before `to`, each with the weight 1. */
function equalWeights({ table }: Archive, from: number, to: number): Weighed {
  const weights = new Float64Array(table.count);
  const decks: number[] = [];
  for (let deck = 0; deck < table.count; deck++) {
    const day = table.days[deck] ?? 0;
    if (day < from || day >= to) continue;
    decks.push(deck);
    weights[deck] = 1;
  }
  return summed(decks, weights);
}

interface EvidenceWindows {
  /** Of the whole archive. */
  readonly timeline: Timeline;
  readonly now: Weighed;
  readonly before: Weighed;
}

const known = new WeakMap<Archive, EvidenceWindows>();

/** What is the same for all cards, computed once for an archive. */
function windowsOf(archive: Archive): EvidenceWindows {
  const stored = known.get(archive);
  if (stored) return stored;
  const every = equalWeights(archive, 0, Number.POSITIVE_INFINITY);
  const end = newestDay(archive) + 1;
  const computed = {
    timeline: timelineOf(archive, { now: every, before: undefined }),
    now: equalWeights(archive, end - RECENT_DAYS, end),
    before: equalWeights(archive, end - 2 * RECENT_DAYS, end - RECENT_DAYS),
  };
  known.set(archive, computed);
  return computed;
}

function recentShare(archive: Archive, decks: Uint32Array): CardEvidence["recent"] {
  const { now, before } = windowsOf(archive);
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
function company(
  groups: number,
  decks: Uint32Array,
  all: number,
  visit: (deck: number, add: (key: number) => void) => void,
): readonly Company[] {
  const own = new Uint32Array(groups);
  const whole = new Uint32Array(groups);
  const into = (counts: Uint32Array) => (key: number) => {
    counts[key] = (counts[key] ?? 0) + 1;
  };
  const [addOwn, addWhole] = [into(own), into(whole)];
  for (const deck of decks) visit(deck, addOwn);
  for (let deck = 0; deck < all; deck++) visit(deck, addWhole);
  return [...own.keys()]
    .filter((key) => (own[key] ?? 0) > 0)
    .map((key) => companyOf(key, own[key] ?? 0, decks.length, whole[key] ?? 0, all))
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
