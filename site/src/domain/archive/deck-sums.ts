import { SHARED_TYPES } from "../card/card-types";
import { DECK_TAGS, type DeckTag } from "../deck/facts/card-tags";
import { tagStrength } from "../deck/facts/deck-tags";
import { isMainClan, isMainSect } from "../deck/facts/main-clan";
import { type CardRows, CRYPT, LIBRARY } from "./card-rows";
import type { DeckTable } from "./deck-table";
import { Tally } from "./tally";

const MASTER = SHARED_TYPES.indexOf("Master");
const TYPES = SHARED_TYPES.length;

/** A vampire with more than this percentage of the crypt is a star (docs/rules/archives.md §5). */
const STAR = 33;

/** Sums over the cards of one deck; one instance is reused for all decks. */
export class DeckSums {
  crypt = 0;
  library = 0;
  counted = 0;
  capacity = 0;
  hadLow = 0;
  hadHigh = 0;
  requiredLow = 0;
  requiredHigh = 0;
  extraLow = 0;
  extraHigh = 0;
  readonly types = new Uint16Array(TYPES);
  readonly clans: Tally;
  readonly #rows: CardRows;
  readonly #paths: Tally;
  readonly #sects: Tally;
  readonly #persons: Tally;
  readonly #cryptTags = new Uint16Array(DECK_TAGS.length);
  readonly #libraryTags = new Uint16Array(DECK_TAGS.length);

  constructor(rows: CardRows) {
    this.#rows = rows;
    this.clans = new Tally(rows.clanNames.length);
    this.#paths = new Tally(rows.clanNames.length);
    this.#sects = new Tally(rows.sectNames.length);
    // Index 0 is a valid vampire, so tallies count from 1.
    this.#persons = new Tally(rows.kinds.length + 1);
  }

  read({ starts, picks, copies }: DeckTable, deck: number): void {
    this.#clear();
    for (let pick = starts[deck] ?? 0; pick < (starts[deck + 1] ?? 0); pick++) {
      const card = picks[pick] ?? 0;
      const kind = this.#rows.kinds[card];
      if (kind === CRYPT) this.#addCrypt(card, copies[pick] ?? 0);
      if (kind === LIBRARY) this.#addLibrary(card, copies[pick] ?? 0);
    }
  }

  #clear(): void {
    this.crypt = this.library = this.counted = this.capacity = 0;
    this.hadLow = this.hadHigh = this.requiredLow = this.requiredHigh = this.extraLow = this.extraHigh = 0;
    for (const tally of [this.clans, this.#paths, this.#sects, this.#persons]) tally.clear();
    for (const counts of [this.types, this.#cryptTags, this.#libraryTags]) counts.fill(0);
  }

  #addCrypt(card: number, copies: number): void {
    const rows = this.#rows;
    this.crypt += copies;
    this.hadLow |= rows.low[card] ?? 0;
    this.hadHigh |= rows.high[card] ?? 0;
    countTags(this.#cryptTags, rows.tags[card] ?? 0, copies);
    if (rows.isConvert[card]) return;
    this.counted += copies;
    this.capacity += copies * (rows.capacities[card] ?? 0);
    this.clans.add(rows.clans[card] ?? 0, copies);
    if (rows.paths[card]) this.#paths.add(rows.paths[card] ?? 0, copies);
    this.#sects.add(rows.sects[card] ?? 0, copies);
    this.#persons.add((rows.persons[card] ?? 0) + 1, copies);
  }

  #addLibrary(card: number, copies: number): void {
    const rows = this.#rows;
    const type = rows.types[card] ?? TYPES;
    this.library += copies;
    this.requiredLow |= rows.low[card] ?? 0;
    this.requiredHigh |= rows.high[card] ?? 0;
    this.extraLow |= rows.extraLow[card] ?? 0;
    this.extraHigh |= rows.extraHigh[card] ?? 0;
    if (type < TYPES) this.types[type] = (this.types[type] ?? 0) + copies;
    countTags(this.#libraryTags, rows.tags[card] ?? 0, copies);
  }

  /** The larger of clan and path; a tie goes to the clan (docs/rules/decks.md §9.5). */
  mainClan(): number {
    const clan = this.clans.most();
    const path = this.#paths.most();
    const [best, copies] =
      this.#paths.of(path) > this.clans.of(clan) ? [path, this.#paths.of(path)] : [clan, this.clans.of(clan)];
    return isMainClan(copies, this.counted) ? best : 0;
  }

  mainSect(): number {
    const sect = this.#sects.most();
    return isMainSect(this.#sects.of(sect), this.counted) ? sect : 0;
  }

  hasStar(): boolean {
    return 100 * this.#persons.of(this.#persons.most()) > STAR * this.counted;
  }

  strength(tag: DeckTag, bit: number): 0 | 1 | 2 {
    const crypt = this.#cryptTags[bit] ?? 0;
    const library = this.#libraryTags[bit] ?? 0;
    if (crypt === 0 && library === 0 && tag !== "mmpa") return 0;
    const masters = this.types[MASTER] ?? 0;
    return tagStrength(tag, { crypt, library, masters }, { crypt: this.crypt, library: this.library });
  }
}

function countTags(counts: Uint16Array, tags: number, copies: number): void {
  for (let bit = 0, left = tags; left !== 0; bit++, left >>= 1) {
    if (left & 1) counts[bit] = (counts[bit] ?? 0) + copies;
  }
}
