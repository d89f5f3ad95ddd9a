import { add, noPositions, type Positions } from "./positions";

const SEPARATOR = "\n";

/** Texts in one string, so that words are found in all of them by one scan. No text contains a line break. */
export class Haystack {
  readonly #texts: string;
  /** Where each text begins, and the end. */
  readonly #starts: Uint32Array;
  /** Position of the owner of each text. */
  readonly #owners: ArrayLike<number>;
  readonly #count: number;

  /** `owners`: ascending positions below `count`; an owner may have several texts. */
  constructor(texts: readonly string[], owners: ArrayLike<number>, count: number) {
    this.#texts = texts.join(SEPARATOR);
    this.#starts = new Uint32Array(texts.length + 1);
    this.#owners = owners;
    this.#count = count;
    let start = 0;
    for (const [index, text] of texts.entries()) {
      this.#starts[index] = start;
      start += text.length + SEPARATOR.length;
    }
    this.#starts[texts.length] = start;
  }

  /** Positions with a text that contains the words, of which there is at least a character, at a place that is accepted. */
  find(words: string, accepts?: (texts: string, start: number, end: number) => boolean): Positions {
    const found = noPositions(this.#count);
    if (words === "") return found;
    const texts = this.#texts;
    let index = 0;
    for (let start = texts.indexOf(words); start >= 0; ) {
      if (accepts !== undefined && !accepts(texts, start, start + words.length)) {
        start = texts.indexOf(words, start + 1);
        continue;
      }
      index = this.#textAt(start, index);
      add(found, this.#owners[index] ?? 0);
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
