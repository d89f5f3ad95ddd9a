import { add, noPositions, type Positions } from "./positions";

const SEPARATOR = "\n";
/** Up to this share of the texts are checked one by one; for more, one scan is faster. */
const ONE_BY_ONE = 1 / 4;

type Accepts = (texts: string, start: number, end: number) => boolean;

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

  /** Positions with a text that contains the words, of which there is at least a character, at a place that is accepted. */
  find(words: string, accepts?: Accepts): Positions {
    const found = noPositions(this.#count);
    if (words === "") return found;
    for (const index of accepts ? this.#scan(words, accepts) : this.#containing(words)) {
      add(found, this.#owners[index] ?? 0);
    }
    return found;
  }

  /** Indexes of the texts that contain the words: with a letter more they are among those of the last search. */
  #containing(words: string): readonly number[] {
    const { words: before, indexes } = this.#last;
    const narrows = indexes.length <= this.#list.length * ONE_BY_ONE && words.includes(before);
    const found = narrows
      ? indexes.filter((index) => this.#list[index]?.includes(words) === true)
      : this.#scan(words);
    this.#last = { words, indexes: found };
    return found;
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
      index = this.#textAt(start, index);
      found.push(index);
      const next = this.#starts[index + 1] ?? texts.length;
      start = next >= texts.length ? -1 : texts.indexOf(words, next);
    }
    return found;
  }

  /** Index of the text at a place, not before the text `low`. */
  #textAt(place: number, low: number): number {
    let high = this.#starts.length - 1;
    let first = low;
    while (high - first > 1) {
      const middle = (first + high) >> 1;
      if ((this.#starts[middle] ?? 0) <= place) first = middle;
      else high = middle;
    }
    return first;
  }
}
