import { inEnglishOrder } from "../../text/order";

/** Rank of each word in English order; equal words share a rank, and "" comes last. */
export class Ranks {
  readonly #ranks: ReadonlyMap<string, number>;

  constructor(words: Iterable<string>) {
    const sorted = inEnglishOrder(new Set(words));
    this.#ranks = new Map(sorted.map((word, rank) => [word, word === "" ? sorted.length : rank]));
  }

  /** Unknown words come last. */
  of(word: string): number {
    return this.#ranks.get(word) ?? this.#ranks.size + 1;
  }
}
