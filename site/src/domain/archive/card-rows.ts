import type { Card, CryptCard, DisciplineCode, LibraryCard } from "../card/card";
import { SHARED_TYPES, typeHeading } from "../card/card-types";
import { DISCIPLINES, EXTRA_DISCIPLINES, isExtraDiscipline, VIRTUES } from "../card/disciplines";
import { cardTags, DECK_TAGS, type HasTrait } from "../deck/facts/card-tags";
import { ANARCH_CONVERT } from "../deck/facts/main-clan";
import type { Steps } from "./steps";

/** Disciplines by bit number. */
export const DISCIPLINE_CODES: readonly DisciplineCode[] = [DISCIPLINES, VIRTUES, EXTRA_DISCIPLINES].flatMap(
  (group) => Object.values(group),
);
const BITS: ReadonlyMap<string, number> = new Map(DISCIPLINE_CODES.map((code, bit) => [code, bit]));
const WORD = 32;

/** A set of disciplines as 64 bits in two words. */
export interface Bits {
  readonly low: number;
  readonly high: number;
}

/** Bits of the given disciplines. */
export function disciplineBits(codes: readonly DisciplineCode[]): Bits {
  let [low, high] = [0, 0];
  for (const code of codes) {
    const bit = BITS.get(code);
    if (bit === undefined) continue;
    if (bit < WORD) low |= 1 << bit;
    else high |= 1 << (bit - WORD);
  }
  return { low: low >>> 0, high: high >>> 0 };
}

/**
 * Disciplines of a bit set, by code.
 * @public Used by tests that compare both computations of the facts.
 */
export function disciplinesIn({ low, high }: Bits): readonly DisciplineCode[] {
  return DISCIPLINE_CODES.filter((_, bit) => ((bit < WORD ? low : high) >>> (bit % WORD)) & 1);
}

/** Calls `visit` with the number of each bit that is set, the lowest first. */
export function eachBit({ low, high }: Bits, visit: (bit: number) => void): void {
  for (let rest = low; rest !== 0; rest &= rest - 1) visit(WORD - 1 - Math.clz32(rest & -rest));
  for (let rest = high; rest !== 0; rest &= rest - 1) visit(2 * WORD - 1 - Math.clz32(rest & -rest));
}

export const [CRYPT, LIBRARY, UNKNOWN] = [0, 1, 2] as const;

/**
 * Card properties that facts use, by index of the card in the archive; 0 in `clans`, `paths` and `sects` means none.
 */
export interface CardRows {
  readonly kinds: Uint8Array;
  readonly isConvert: Uint8Array;
  readonly capacities: Uint8Array;
  /** Dictionary indexes of clans and paths, and sects. */
  readonly clanNames: readonly string[];
  readonly sectNames: readonly string[];
  readonly clans: Uint8Array;
  readonly paths: Uint8Array;
  readonly sects: Uint8Array;
  /** Index that identifies the vampire: that of its older version if the archive has it. */
  readonly persons: Uint16Array;
  /** Disciplines a vampire has or a library card requires. */
  readonly low: Uint32Array;
  readonly high: Uint32Array;
  /** Required disciplines that no vampire has: Flight, Maleficia, Striga. */
  readonly extraHigh: Uint32Array;
  readonly extraLow: Uint32Array;
  /** Index in `SHARED_TYPES`; its length stands for all other types. */
  readonly types: Uint8Array;
  /** One bit per tag, in their order. */
  readonly tags: Uint16Array;
}

/** Assigns indexes to strings in order of appearance; 0 is "". */
class Numbered {
  readonly words: string[] = [""];
  readonly #numbers = new Map([["", 0]]);

  of(word: string): number {
    const known = this.#numbers.get(word);
    if (known !== undefined) return known;
    this.#numbers.set(word, this.words.length);
    return this.words.push(word) - 1;
  }
}

/** Number of cards per step. */
const STEP = 32;

/** Unknown cards count nowhere: an open tab may be older than a card. */
export function* cardRowsInSteps(
  cards: readonly number[],
  find: (id: number) => Card | undefined,
  hasTrait: HasTrait,
): Steps<CardRows> {
  const count = cards.length;
  const clans = new Numbered();
  const sects = new Numbered();
  const rows = {
    kinds: new Uint8Array(count).fill(UNKNOWN),
    isConvert: new Uint8Array(count),
    capacities: new Uint8Array(count),
    clanNames: clans.words,
    sectNames: sects.words,
    clans: new Uint8Array(count),
    paths: new Uint8Array(count),
    sects: new Uint8Array(count),
    persons: Uint16Array.from(cards, (_, index) => index),
    low: new Uint32Array(count),
    high: new Uint32Array(count),
    extraHigh: new Uint32Array(count),
    extraLow: new Uint32Array(count),
    types: new Uint8Array(count).fill(SHARED_TYPES.length),
    tags: new Uint16Array(count),
  };
  const indexes = new Map(cards.map((card, index) => [card, index]));
  const readCrypt = (card: CryptCard, index: number) => {
    const other =
      card.advanced && card.otherVersion !== undefined ? indexes.get(card.otherVersion) : undefined;
    rows.kinds[index] = CRYPT;
    rows.isConvert[index] = Number(card.id === ANARCH_CONVERT);
    rows.capacities[index] = card.capacity;
    rows.clans[index] = clans.of(card.clan);
    rows.paths[index] = clans.of(card.path);
    rows.sects[index] = sects.of(card.sect);
    rows.persons[index] = other ?? index;
    setBits(rows, index, Object.keys(card.disciplines), []);
  };
  const readLibrary = (card: LibraryCard, index: number) => {
    const type = (SHARED_TYPES as readonly string[]).indexOf(typeHeading(card.types));
    rows.kinds[index] = LIBRARY;
    if (type >= 0) rows.types[index] = type;
    setBits(rows, index, card.disciplines, card.disciplines.filter(isExtraDiscipline));
  };
  for (const [index, id] of cards.entries()) {
    if (index % STEP === 0) yield;
    const card = find(id);
    if (card === undefined) continue;
    if (card.kind === "crypt") readCrypt(card, index);
    else readLibrary(card, index);
    rows.tags[index] = tagBits(card, hasTrait);
  }
  return rows;
}

function setBits(
  rows: Pick<CardRows, "low" | "high" | "extraLow" | "extraHigh">,
  index: number,
  codes: readonly DisciplineCode[],
  extraCodes: readonly DisciplineCode[],
): void {
  const all = disciplineBits(codes);
  const extra = disciplineBits(extraCodes);
  rows.low[index] = all.low;
  rows.high[index] = all.high;
  rows.extraLow[index] = extra.low;
  rows.extraHigh[index] = extra.high;
}

function tagBits(card: Card, hasTrait: HasTrait): number {
  return cardTags(card, hasTrait).reduce((bits, tag) => bits | (1 << DECK_TAGS.indexOf(tag)), 0);
}
