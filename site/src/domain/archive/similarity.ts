import { isCryptId } from "../card/ids";
import { type DeckTable, decksWith } from "./deck-table";

/** A crypt is a sixth of a deck but characterizes it more than the library. */
const CRYPT_WEIGHT = 4;
/** Weights are integers, so that sums do not depend on the order of addition. */
const SCALE = 64;

/** Below this percentage decks do not count as similar: staples alone give that much. */
export const MIN_SIMILARITY = 20;

/**
 * Similarity of decks: the weighted copies that both have, divided by those of the larger deck. A card weighs more
 * the fewer decks play it (inverse document frequency), so staples hardly count. Only identical decks reach 100 %.
 */
export class Similarity {
  readonly #table: DeckTable;
  #weights: Uint32Array | undefined;
  #totals: Float64Array | undefined;
  #last: { readonly cards: ReadonlyMap<number, number>; readonly percents: Uint8Array } | undefined;

  constructor(table: DeckTable) {
    this.#table = table;
  }

  /** Similarity in percent, by deck. The last result is cached, because each further filter repeats the search. */
  percents(cards: ReadonlyMap<number, number>): Uint8Array {
    if (this.#last?.cards === cards) return this.#last.percents;
    const percents = this.#compare(cards);
    this.#last = { cards, percents };
    return percents;
  }

  /** Similarity of two decks of the archive in percent. */
  percent(one: number, other: number): number {
    const { starts, picks, copies } = this.#table;
    const weights = this.#cardWeights();
    const totals = this.#deckTotals();
    const [endOne, endOther] = [starts[one + 1] ?? 0, starts[other + 1] ?? 0];
    let common = 0;
    let [a, b] = [starts[one] ?? 0, starts[other] ?? 0];
    while (a < endOne && b < endOther) {
      const [card, otherCard] = [picks[a] ?? 0, picks[b] ?? 0];
      if (card === otherCard) common += (weights[card] ?? 0) * Math.min(copies[a] ?? 0, copies[b] ?? 0);
      if (card <= otherCard) a++;
      if (otherCard <= card) b++;
    }
    return common === 0 ? 0 : Math.floor((100 * common) / Math.max(totals[one] ?? 0, totals[other] ?? 0));
  }

  #compare(cards: ReadonlyMap<number, number>): Uint8Array {
    const { count, cardIndexes, cardStarts, decks, deckCopies } = this.#table;
    const weights = this.#cardWeights();
    const common = new Float64Array(count);
    let whole = 0;
    for (const [id, copies] of cards) {
      const index = cardIndexes.get(id);
      whole += copies * (index === undefined ? weightOf(id, 0, count) : (weights[index] ?? 0));
      if (index === undefined || copies <= 0) continue;
      const weight = weights[index] ?? 0;
      for (let pick = cardStarts[index] ?? 0; pick < (cardStarts[index + 1] ?? 0); pick++) {
        const deck = decks[pick] ?? 0;
        common[deck] = (common[deck] ?? 0) + weight * Math.min(copies, deckCopies[pick] ?? 0);
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
    this.#weights ??= Uint32Array.from(table.cards, (id, index) =>
      weightOf(id, decksWith(table, index), table.count),
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
      for (let pick = starts[deck] ?? 0; pick < (starts[deck + 1] ?? 0); pick++) {
        total += (copies[pick] ?? 0) * (weights[picks[pick] ?? 0] ?? 0);
      }
      totals[deck] = total;
    }
    this.#totals = totals;
    return totals;
  }
}

/** At least 1: even a card in every deck makes a difference. */
function weightOf(id: number, played: number, decks: number): number {
  return Math.round(SCALE * Math.log(1 + decks / (1 + played))) * (isCryptId(id) ? CRYPT_WEIGHT : 1) || 1;
}
