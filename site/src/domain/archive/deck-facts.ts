import { SHARED_TYPES } from "../card/card-types";
import { DECK_TAGS, type DeckTag } from "../deck/facts/card-tags";
import type { DeckTags } from "../deck/facts/deck-tags";
import type { Bits, CardRows } from "./card-rows";
import { DeckSums } from "./deck-sums";
import type { DeckTable } from "./deck-table";
import type { Steps } from "./steps";

const TYPES = SHARED_TYPES.length;

/**
 * Facts of every deck of an archive, by deck index (docs/rules/archives.md §5). Anarch Converts fit every crypt, so
 * they only count towards its size, its number of different cards and its tags.
 */
export interface ArchiveFacts {
  readonly cryptSizes: Uint16Array;
  readonly librarySizes: Uint16Array;
  /** Crypt copies without converts, and the sum of their capacities. */
  readonly counted: Uint16Array;
  readonly capacities: Uint32Array;
  /** Indexes into `clanNames` and `sectNames`; 0 means none. */
  readonly clans: Uint8Array;
  readonly sects: Uint8Array;
  readonly clanNames: readonly string[];
  readonly sectNames: readonly string[];
  readonly isStar: Uint8Array;
  readonly isMonoclan: Uint8Array;
  /** Disciplines that the library requires and the crypt has, and Flight and the like where required. */
  readonly low: Uint32Array;
  readonly high: Uint32Array;
  /** Copies by deck and type: those of deck 3 are `typeCopies[3 * 10 …]`. */
  readonly typeCopies: Uint16Array;
  /** One bit per tag. */
  readonly superior: Uint16Array;
  readonly base: Uint16Array;
}

/** Number of decks per step. */
const STEP = 32;

/** Computes the facts in one pass over all decks. */
export function* factsInSteps(table: DeckTable, rows: CardRows): Steps<ArchiveFacts> {
  const { count } = table;
  const facts = {
    cryptSizes: new Uint16Array(count),
    librarySizes: new Uint16Array(count),
    counted: new Uint16Array(count),
    capacities: new Uint32Array(count),
    clans: new Uint8Array(count),
    sects: new Uint8Array(count),
    clanNames: rows.clanNames,
    sectNames: rows.sectNames,
    isStar: new Uint8Array(count),
    isMonoclan: new Uint8Array(count),
    low: new Uint32Array(count),
    high: new Uint32Array(count),
    typeCopies: new Uint16Array(count * TYPES),
    superior: new Uint16Array(count),
    base: new Uint16Array(count),
  };
  const sums = new DeckSums(rows);
  for (let deck = 0; deck < count; deck++) {
    if (deck % STEP === 0) yield;
    sums.read(table, deck);
    facts.cryptSizes[deck] = sums.crypt;
    facts.librarySizes[deck] = sums.library;
    facts.counted[deck] = sums.counted;
    facts.capacities[deck] = sums.capacity;
    facts.clans[deck] = sums.mainClan();
    facts.sects[deck] = sums.mainSect();
    facts.isStar[deck] = Number(sums.hasStar());
    facts.isMonoclan[deck] = Number(sums.counted > 0 && sums.clans.touched.length === 1);
    facts.low[deck] = (sums.requiredLow & sums.hadLow) | sums.extraLow;
    facts.high[deck] = (sums.requiredHigh & sums.hadHigh) | sums.extraHigh;
    facts.typeCopies.set(sums.types, deck * TYPES);
    for (const [tag, bit] of TAG_BITS) {
      const strength = sums.strength(tag, bit);
      if (strength === 2) facts.superior[deck] = (facts.superior[deck] ?? 0) | (1 << bit);
      if (strength === 1) facts.base[deck] = (facts.base[deck] ?? 0) | (1 << bit);
    }
  }
  return facts;
}

const TAG_BITS: readonly (readonly [DeckTag, number])[] = DECK_TAGS.map((tag, bit) => [tag, bit]);

/**
 * Tags of one deck.
 * @public Used by the rows of the archives.
 */
export function tagsOf({ superior, base }: ArchiveFacts, deck: number): DeckTags {
  const held = (bits: number) => DECK_TAGS.filter((_, bit) => (bits >> bit) & 1);
  return { superior: held(superior[deck] ?? 0), base: held(base[deck] ?? 0) };
}

/** @public Used by tests that compare both computations of the facts. */
export function bitsOf({ low, high }: ArchiveFacts, deck: number): Bits {
  return { low: low[deck] ?? 0, high: high[deck] ?? 0 };
}

/**
 * Mean capacity without converts; 0 for a crypt of converts only.
 * @public Used by the rows of the archives.
 */
export function averageCapacity({ capacities, counted }: ArchiveFacts, deck: number): number {
  return (capacities[deck] ?? 0) / (counted[deck] || 1);
}
