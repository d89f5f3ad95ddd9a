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
  /** The first win is one of the selection, and the archive has older decks. */
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
  const oldest = table.days[now.decks.at(-1) ?? 0] ?? 0;
  const start = before ? oldest : Number.POSITIVE_INFINITY;
  for (let card = 0; card < table.cards.length; card++) {
    const decks = sums.decks[card] ?? 0;
    if (decks === 0 && !earlier?.decks[card]) continue;
    const part = sums.parts[card] ?? 0;
    const firstWin = firstWinOf(table, card);
    rows.push({
      key: card,
      decks,
      ...compare(part, now, before && { part: earlier?.parts[card] ?? 0, of: before }),
      copies: part > 0 ? (sums.copies[card] ?? 0) / part : 0,
      firstWin,
      isNew: decks > 0 && firstWin >= start,
    });
  }
  yield;
  return rows.sort((one, other) => other.now.share - one.now.share || one.key - other.key);
}

/** Decks are sorted newest first, so the last deck with a card is its first win. */
function firstWinOf({ days, decks, cardStarts }: DeckTable, card: number): number {
  return days[decks[(cardStarts[card + 1] ?? 0) - 1] ?? 0] ?? 0;
}
