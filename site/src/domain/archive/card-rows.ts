import type { Card, CryptCard, DisciplineCode, LibraryCard } from "../card/card";
import { SHARED_TYPES, typeHeading } from "../card/card-types";
import { DISCIPLINES, EXTRA_DISCIPLINES, isExtraDiscipline, VIRTUES } from "../card/disciplines";
import { cardTags, DECK_TAGS, type HasTrait } from "../deck/facts/card-tags";
import { ANARCH_CONVERT } from "../deck/facts/main-clan";
import type { Steps } from "./steps";

/** Every discipline has a bit, in two words of 32. */
const CODES: readonly DisciplineCode[] = [DISCIPLINES, VIRTUES, EXTRA_DISCIPLINES].flatMap((group) =>
  Object.values(group),
);
const WORD = 32;

export interface Bits {
  readonly low: number;
  readonly high: number;
}

/** The bits of some disciplines. */
export function disciplineBits(codes: readonly DisciplineCode[]): Bits {
  const bits = codes.map((code) => CODES.indexOf(code)).filter((bit) => bit >= 0);
  const word = (first: number) =>
    bits
      .filter((bit) => bit >= first && bit < first + WORD)
      .reduce((all, bit) => (all | (1 << (bit - first))) >>> 0, 0);
  return { low: word(0), high: word(WORD) };
}

/**
 * The disciplines of some bits, by code.
 * @public Used by what holds both readings of the facts together.
 */
export function disciplinesIn({ low, high }: Bits): readonly DisciplineCode[] {
  return CODES.filter((_, bit) => ((bit < WORD ? low : high) >>> (bit % WORD)) & 1);
}

export const [CRYPT, LIBRARY, UNKNOWN] = [0, 1, 2] as const;

/** What facts look at, for every card of an archive, by its place there; 0 in `clans`, `paths`, `sects` is none. */
export interface CardRows {
  readonly kinds: Uint8Array;
  readonly isConvert: Uint8Array;
  readonly capacities: Uint8Array;
  /** Clans and paths by number, and sects. */
  readonly clanNames: readonly string[];
  readonly sectNames: readonly string[];
  readonly clans: Uint8Array;
  readonly paths: Uint8Array;
  readonly sects: Uint8Array;
  /** Whom a vampire counts as: its older version, if that is in the archive. */
  readonly persons: Uint16Array;
  /** What a vampire has or a library card requires. */
  readonly low: Uint32Array;
  readonly high: Uint32Array;
  /** What a library card requires and nobody has: Flight, Maleficia, Striga. */
  readonly extraHigh: Uint32Array;
  readonly extraLow: Uint32Array;
  /** Place in `SHARED_TYPES`; that many for all else. */
  readonly types: Uint8Array;
  /** Bit per tag, in their order. */
  readonly tags: Uint16Array;
}

/** Numbers words in the order they come; 0 is "". */
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

/** Cards of one step. */
const STEP = 100;

/** A card that is not known counts nowhere: an open tab may be older than a card. */
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
    persons: Uint16Array.from(cards, (_, place) => place),
    low: new Uint32Array(count),
    high: new Uint32Array(count),
    extraHigh: new Uint32Array(count),
    extraLow: new Uint32Array(count),
    types: new Uint8Array(count).fill(SHARED_TYPES.length),
    tags: new Uint16Array(count),
  };
  const places = new Map(cards.map((card, place) => [card, place]));
  const readCrypt = (card: CryptCard, place: number) => {
    const other =
      card.advanced && card.otherVersion !== undefined ? places.get(card.otherVersion) : undefined;
    rows.kinds[place] = CRYPT;
    rows.isConvert[place] = Number(card.id === ANARCH_CONVERT);
    rows.capacities[place] = card.capacity;
    rows.clans[place] = clans.of(card.clan);
    rows.paths[place] = clans.of(card.path);
    rows.sects[place] = sects.of(card.sect);
    rows.persons[place] = other ?? place;
    setBits(rows, place, Object.keys(card.disciplines), []);
  };
  const readLibrary = (card: LibraryCard, place: number) => {
    const type = (SHARED_TYPES as readonly string[]).indexOf(typeHeading(card.types));
    rows.kinds[place] = LIBRARY;
    if (type >= 0) rows.types[place] = type;
    setBits(rows, place, card.disciplines, card.disciplines.filter(isExtraDiscipline));
  };
  for (const [place, id] of cards.entries()) {
    if (place % STEP === 0) yield;
    const card = find(id);
    if (card === undefined) continue;
    if (card.kind === "crypt") readCrypt(card, place);
    else readLibrary(card, place);
    rows.tags[place] = tagBits(card, hasTrait);
  }
  return rows;
}

function setBits(
  rows: Pick<CardRows, "low" | "high" | "extraLow" | "extraHigh">,
  place: number,
  codes: readonly DisciplineCode[],
  extra: readonly DisciplineCode[],
): void {
  const all = disciplineBits(codes);
  const nobodys = disciplineBits(extra);
  rows.low[place] = all.low;
  rows.high[place] = all.high;
  rows.extraLow[place] = nobodys.low;
  rows.extraHigh[place] = nobodys.high;
}

function tagBits(card: Card, hasTrait: HasTrait): number {
  return cardTags(card, hasTrait).reduce((bits, tag) => bits | (1 << DECK_TAGS.indexOf(tag)), 0);
}
