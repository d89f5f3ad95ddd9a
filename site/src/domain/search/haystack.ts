import { add, has, noPositions, type Positions, sizeOf } from "./positions";

const SEPARATOR = "\n";
/** Up to this share of the texts are checked one by one; for more, one scan is faster. */
const ONE_BY_ONE = 1 / 4;

/** Whether words may be at a place of a text, or of all texts in one string. */
export type Accepts = (text: string, start: number, end: number) => boolean;

/** Texts in one string, so that words are found in all of them by one scan. No text contains a line break. */
export class Haystack {
  readonly #list: readonly string[];
  readonly #texts: string;
  /** Where each text begins, and the end. */
  readonly #starts: Uint32Array;
  /** Position of the owner of each text. */
  readonly #owners: ArrayLike<number>;
  readonly #count: number;
  /** The last words that were sought anywhere, and the texts that contain them, ascending. */
  #last: { readonly words: string; readonly indexes: readonly number[] };

  /** `owners`: ascending positions below `count`; an owner may have several texts. */
  constructor(texts: readonly string[], owners: ArrayLike<number>, count: number) {
    this.#list = texts;
    this.#texts = texts.join(SEPARATOR);
    this.#starts = new Uint32Array(texts.length + 1);
    this.#owners = owners;
    this.#count = count;
    this.#last = { words: "", indexes: [...texts.keys()] };
    let start = 0;
    for (const [index, text] of texts.entries()) {
      this.#starts[index] = start;
      start += text.length + SEPARATOR.length;
    }
    this.#starts[texts.length] = start;
  }

  /**
   * Positions of `within` with a text that contains the words, of which there is at least a character, at a place that is
   * accepted.
   */
  find(words: string, within?: Positions, accepts?: Accepts): Positions {
    const found = noPositions(this.#count);
    if (words === "") return found;
    for (const index of this.#containing(words, within, accepts)) {
      const owner = this.#owners[index] ?? 0;
      if (!within || has(within, owner)) add(found, owner);
    }
    return found;
  }

  /** Indexes of the texts that contain the words: at least of those of `within`, and maybe of others. */
  #containing(words: string, within?: Positions, accepts?: Accepts): readonly number[] {
    const narrowed = this.#narrowed(words);
    const some =
      narrowed ?? (within && isFew(sizeOf(within), this.#count) ? this.#ownedBy(within) : undefined);
    const found = some
      ? some.filter((index) => contains(this.#list[index] ?? "", words, accepts))
      : this.#scan(words, accepts);
    const isWhole = narrowed !== undefined || some === undefined;
    if (isWhole && !accepts) this.#last = { words, indexes: found };
    return found;
  }

  /** With a letter more, the words are in some of the texts of the last search. */
  #narrowed(words: string): readonly number[] | undefined {
    const { words: before, indexes } = this.#last;
    return words.includes(before) && isFew(indexes.length, this.#list.length) ? indexes : undefined;
  }

  /** Indexes of the texts that contain the words at a place that is accepted, by one scan. */
  #scan(words: string, accepts?: Accepts): readonly number[] {
    const found: number[] = [];
    const texts = this.#texts;
    let index = 0;
    for (let start = texts.indexOf(words); start >= 0; ) {
      if (accepts !== undefined && !accepts(texts, start, start + words.length)) {
        start = texts.indexOf(words, start + 1);
        continue;
      }
      while ((this.#starts[index + 1] ?? texts.length) <= start) index += 1;
      found.push(index);
      const next = this.#starts[index + 1] ?? texts.length;
      start = next >= texts.length ? -1 : texts.indexOf(words, next);
    }
    return found;
  }

  /** Indexes of the texts of the owners. */
  #ownedBy(owners: Positions): readonly number[] {
    const indexes: number[] = [];
    for (let index = 0; index < this.#list.length; index++) {
      if (has(owners, this.#owners[index] ?? 0)) indexes.push(index);
    }
    return indexes;
  }
}

function isFew(some: number, all: number): boolean {
  return some <= all * ONE_BY_ONE;
}

function contains(text: string, words: string, accepts: Accepts = () => true): boolean {
  let start = text.indexOf(words);
  while (start >= 0 && !accepts(text, start, start + words.length)) start = text.indexOf(words, start + 1);
  return start >= 0;
}
