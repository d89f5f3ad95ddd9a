import { inEnglishOrder } from "../../text/order";

/** Place of each word in English order; equal words share a place. "" stands after all others. */
export class Ranks {
  readonly #ranks: ReadonlyMap<string, number>;

  constructor(words: Iterable<string>) {
    const sorted = inEnglishOrder(new Set(words));
    this.#ranks = new Map(sorted.map((word, rank) => [word, word === "" ? sorted.length : rank]));
  }

  /** A word that was not among those given stands last. */
  of(word: string): number {
    return this.#ranks.get(word) ?? this.#ranks.size + 1;
  }
}
