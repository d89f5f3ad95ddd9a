import { isCryptId } from "../card/ids";
import { type DeckTable, decksWith } from "./deck-table";

/** A crypt is a sixth of a deck and says more of it than the rest. */
const CRYPT_WEIGHT = 4;
/** Weights are whole numbers, so that a sum does not depend on its order. */
const SCALE = 64;

/** Decks that have less in common are not alike: nearly all share that much by their staples alone. */
export const MIN_SIMILARITY = 20;

/**
 * How much decks have in common: the copies that both have, of all copies that the larger of the two has. A card
 * weighs the more the fewer decks play it (its inverse document frequency), so that staples hardly count. Only a deck
 * of the same cards in the same quantities has 100 %.
 */
export class Likeness {
  readonly #table: DeckTable;
  #weights: Uint32Array | undefined;
  #totals: Float64Array | undefined;
  #last: { readonly cards: ReadonlyMap<number, number>; readonly percents: Uint8Array } | undefined;

  constructor(table: DeckTable) {
    this.#table = table;
  }

  /** In percent, by deck. The last answer is kept: a search is repeated with every other criterion. */
  percents(cards: ReadonlyMap<number, number>): Uint8Array {
    if (this.#last?.cards === cards) return this.#last.percents;
    const percents = this.#compare(cards);
    this.#last = { cards, percents };
    return percents;
  }

  #compare(cards: ReadonlyMap<number, number>): Uint8Array {
    const { count, places, cardStarts, decks, deckCopies } = this.#table;
    const weights = this.#cardWeights();
    const common = new Float64Array(count);
    let whole = 0;
    for (const [id, copies] of cards) {
      const place = places.get(id);
      whole += copies * (place === undefined ? weightOf(id, 0, count) : (weights[place] ?? 0));
      if (place === undefined || copies <= 0) continue;
      const weight = weights[place] ?? 0;
      for (let at = cardStarts[place] ?? 0; at < (cardStarts[place + 1] ?? 0); at++) {
        const deck = decks[at] ?? 0;
        common[deck] = (common[deck] ?? 0) + weight * Math.min(copies, deckCopies[at] ?? 0);
      }
    }
    const totals = this.#deckTotals();
    const percents = new Uint8Array(count);
    for (let deck = 0; deck < count; deck++) {
      const shared = common[deck] ?? 0;
      if (shared > 0) percents[deck] = Math.floor((100 * shared) / Math.max(whole, totals[deck] ?? 0));
    }
    return percents;
  }

  #cardWeights(): Uint32Array {
    const table = this.#table;
    this.#weights ??= Uint32Array.from(table.cards, (id, place) =>
      weightOf(id, decksWith(table, place), table.count),
    );
    return this.#weights;
  }

  #deckTotals(): Float64Array {
    if (this.#totals) return this.#totals;
    const { count, starts, picks, copies } = this.#table;
    const weights = this.#cardWeights();
    const totals = new Float64Array(count);
    for (let deck = 0; deck < count; deck++) {
      let total = 0;
      for (let at = starts[deck] ?? 0; at < (starts[deck + 1] ?? 0); at++) {
        total += (copies[at] ?? 0) * (weights[picks[at] ?? 0] ?? 0);
      }
      totals[deck] = total;
    }
    this.#totals = totals;
    return totals;
  }
}

/** Never 0: a card that all decks play tells two of them apart still. */
function weightOf(id: number, played: number, decks: number): number {
  return Math.round(SCALE * Math.log(1 + decks / (1 + played))) * (isCryptId(id) ? CRYPT_WEIGHT : 1) || 1;
}
