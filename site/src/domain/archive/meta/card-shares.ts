import type { DeckTable } from "../deck-table";
import type { Steps } from "../steps";
import { type Compared, compare, type Windows } from "./compared";
import type { Weighed } from "./weighed";

/** How much a card is played; the key is its index in the archive. */
export interface CardShare extends Compared {
  /** Mean copies in the decks that play it; 0 if none does. */
  readonly copies: number;
  /** Day of its first win in the whole archive. */
  readonly firstWin: number;
  /** No deck of the archive had won with it before the first year of the selection; never without decks before it. */
  readonly isNew: boolean;
}

interface CardSums {
  readonly parts: Float64Array;
  readonly copies: Float64Array;
  readonly decks: Uint32Array;
}

/** Number of decks per step. */
const STEP = 500;

function* cardSumsInSteps(table: DeckTable, { decks, weights }: Weighed): Steps<CardSums> {
  const sums = {
    parts: new Float64Array(table.cards.length),
    copies: new Float64Array(table.cards.length),
    decks: new Uint32Array(table.cards.length),
  };
  for (let index = 0; index < decks.length; index++) {
    if (index % STEP === 0) yield;
    const deck = decks[index] ?? 0;
    const weight = weights[deck] ?? 0;
    const end = table.starts[deck + 1] ?? 0;
    for (let pick = table.starts[deck] ?? 0; pick < end; pick++) {
      const card = table.picks[pick] ?? 0;
      sums.parts[card] = (sums.parts[card] ?? 0) + weight;
      sums.copies[card] = (sums.copies[card] ?? 0) + weight * (table.copies[pick] ?? 0);
      sums.decks[card] = (sums.decks[card] ?? 0) + 1;
    }
  }
  return sums;
}

/** Shares of all cards that are played now or before, the largest first, then by index. */
export function* cardSharesInSteps(table: DeckTable, { now, before }: Windows): Steps<readonly CardShare[]> {
  const sums = yield* cardSumsInSteps(table, now);
  const earlier = before && (yield* cardSumsInSteps(table, before));
  yield;
  const rows: CardShare[] = [];
  const hasOlder = before !== undefined && before.decks.length > 0;
  const firstYear = table.years[now.all.at(-1) ?? 0] ?? 0;
  for (let card = 0; card < table.cards.length; card++) {
    const decks = sums.decks[card] ?? 0;
    if (decks === 0 && !earlier?.decks[card]) continue;
    const part = sums.parts[card] ?? 0;
    const first = firstWinOf(table, card);
    rows.push({
      key: card,
      decks,
      ...compare(part, now, before && { part: earlier?.parts[card] ?? 0, of: before }),
      copies: part > 0 ? (sums.copies[card] ?? 0) / part : 0,
      firstWin: table.days[first] ?? 0,
      isNew: hasOlder && decks > 0 && (table.years[first] ?? 0) >= firstYear,
    });
  }
  yield;
  return rows.sort((one, other) => other.now.share - one.now.share || one.key - other.key);
}

/** The deck of it: decks are sorted newest first, so it is the last one with the card. */
function firstWinOf({ decks, cardStarts }: DeckTable, card: number): number {
  return decks[(cardStarts[card + 1] ?? 0) - 1] ?? 0;
}
